import { useState, type ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { VALIDITY_BADGE, validityOf } from './validity.ts';

export function useToday(): string {
  const [today] = useState(() => platformToday());
  return today;
}

interface ValidityBadgeProps {
  lastDay: string;
  /** A newer declaration takes its place. */
  superseded?: boolean;
}

export function ValidityBadge({ lastDay, superseded = false }: ValidityBadgeProps): ReactNode {
  const validity = validityOf(lastDay, useToday());
  if (superseded && validity !== 'expired') return <StatusBadge {...VALIDITY_BADGE.superseded} />;
  if (validity === null) return null;
  return <StatusBadge {...VALIDITY_BADGE[validity]} />;
}
