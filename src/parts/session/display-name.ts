import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Company name, or user name if there is none (document 1 §2), or the account; null when nothing is known. */
export function displayName({ companyName, userName, userAccount }: StoredUser): string | null {
  return [companyName, userName, userAccount].find((name) => name !== null && name.trim() !== '') ?? null;
}
