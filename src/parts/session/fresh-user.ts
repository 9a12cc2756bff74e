import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { currentUser } from '#src/api/session.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/**
 * The signed-in user for a gate that asks for an approved registration. What is stored may be older than the review: it
 * is read again before it blocks somebody. A server that cannot be asked leaves it as it is.
 */
export async function freshUser(queryClient: QueryClient): Promise<StoredUser | null> {
  const stored = currentUser();
  if (stored === null || stored.auditStatus === AUDIT.approved) return stored;
  // Reading it writes it into the stored user.
  await queryClient.query(accountQueries.own(stored.id)).catch(() => null);
  return currentUser();
}
