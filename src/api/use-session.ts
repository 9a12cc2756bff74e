import { useSyncExternalStore } from 'react';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { currentUser, subscribeSession } from './session.ts';

/** The signed-in user, or null; follows every sign-in and sign-out. */
export function useSession(): StoredUser | null {
  return useSyncExternalStore(subscribeSession, currentUser, currentUser);
}
