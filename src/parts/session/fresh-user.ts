import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { currentUser } from '#src/api/session.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/** The stored review state may be outdated and is refetched before it blocks. Errors keep it. */
export async function freshUser(queryClient: QueryClient): Promise<StoredUser | null> {
  const stored = currentUser();
  if (stored === null || stored.auditStatus === AUDIT.approved) return stored;
  // The query updates the stored user.
  await queryClient.query(accountQueries.own(stored.id)).catch(() => null);
  return currentUser();
}
