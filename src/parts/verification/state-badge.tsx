import type { ReactNode } from 'react';
import type { VerificationState } from '#src/lib/states.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { VERIFICATION_VIEW } from './record.ts';

export function VerificationBadge({ state }: { state: VerificationState | null }): ReactNode {
  return state === null ? null : <StatusBadge {...VERIFICATION_VIEW[state]} />;
}
