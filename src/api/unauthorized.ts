import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { clearSession, readToken } from './session.ts';

/** `hadUser`: somebody was signed in until now. */
type Handler = (hadUser: boolean) => void;
let handler: Handler = () => undefined;

/** What the shell does after a 401, besides clearing the session. Set once at boot. */
export function onUnauthorized(run: Handler): void {
  handler = run;
}

/**
 * HTTP 401 clears local storage and token and goes to / (document 1 §8). A late answer to a token that was renewed or
 * replaced meanwhile, perhaps by another tab, says nothing about the present session.
 * @param sentToken the token of the call that was answered
 */
export function reportUnauthorized(sentToken: string | null): void {
  const token = readToken();
  if (token !== null && token !== sentToken) return;
  const hadUser = readStorage(STORAGE.userInfo) !== null;
  clearSession();
  handler(hadUser);
}
