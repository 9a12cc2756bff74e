import type { ReactNode } from 'react';
import type { standingOf } from '#src/parts/legal/legal-document.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';

const BADGE = {
  expired: { tone: 'neutral', label: 'legal.expired' },
  current: { tone: 'valid', label: 'legal.current' },
} as const;

/** The documented "expired" mark, or "in force"; renders nothing when unknown. */
export function VersionBadge({ standing }: { standing: ReturnType<typeof standingOf> }): ReactNode {
  return standing === null ? null : <StatusBadge {...BADGE[standing]} />;
}
