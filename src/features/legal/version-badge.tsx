import type { ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';

/** Whether a version holds: the documented "expired" mark, or "in force". */
export function VersionBadge({ expired }: { expired: boolean }): ReactNode {
  return expired ? (
    <StatusBadge tone="neutral" label="legal.expired" />
  ) : (
    <StatusBadge tone="valid" label="legal.current" />
  );
}
