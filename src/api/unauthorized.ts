import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { clearSession, readToken } from './session.ts';

let handler = (): void => undefined;

/** What the shell does when a 401 has ended a session. Set once at boot. */
export function onUnauthorized(run: () => void): void {
  handler = run;
}

/**
 * HTTP 401 clears local storage and token and goes to / (document 1 §8). A late answer to a token that was renewed or
 * replaced meanwhile, perhaps by another tab, says nothing about the present session. Where nobody is signed in, no session
 * ends: a visitor stays, and the page shows the refusal where its content would be.
 * @param sentToken the token of the call that was answered
 */
export function reportUnauthorized(sentToken: string | null): void {
  const token = readToken();
  if (token !== null && token !== sentToken) return;
  const hadUser = readStorage(STORAGE.userInfo) !== null;
  clearSession();
  if (hadUser) handler();
}
