/** Who is signed in to the portal in this browser. */
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** The person's name or account; null for nobody. */
export function signedInName(): string | null {
  try {
    const user: unknown = JSON.parse(readStorage(STORAGE.userInfo) ?? 'null');
    if (typeof user !== 'object' || user === null) return null;
    const { userName, userAccount }: Readonly<Record<string, unknown>> = { ...user };
    const name = typeof userName === 'string' && userName !== '' ? userName : userAccount;
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
