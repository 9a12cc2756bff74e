import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { clearSession, readToken } from './session.ts';

let handler = (): void => undefined;

export function onUnauthorized(run: () => void): void {
  handler = run;
}

/** Ignored for visitors, and if the token was replaced meanwhile (race condition; document 1 §8). */
export function reportUnauthorized(sentToken: string | null): void {
  const token = readToken();
  if (token !== null && token !== sentToken) return;
  const hadUser = readStorage(STORAGE.userInfo) !== null;
  clearSession();
  if (hadUser) handler();
}
