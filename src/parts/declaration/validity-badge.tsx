import { useState, type ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { VALIDITY_BADGE, validityOf } from './validity.ts';

export function useToday(): string {
  const [today] = useState(() => platformToday());
  return today;
}

export function ValidityBadge({ lastDay }: { lastDay: string }): ReactNode {
  const validity = validityOf(lastDay, useToday());
  if (validity === null) return null;
  return <StatusBadge {...VALIDITY_BADGE[validity]} />;
}
