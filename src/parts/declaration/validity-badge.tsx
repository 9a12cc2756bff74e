import { useState, type ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { standingOf, VALIDITY_BADGE } from './validity.ts';

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
  const standing = standingOf(lastDay, superseded, useToday());
  return standing === null ? null : <StatusBadge {...VALIDITY_BADGE[standing]} />;
}
