import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Who signed in, and the token of the session. */
export interface SignedIn {
  user: StoredUser;
  token: string;
}
