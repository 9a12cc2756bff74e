import { useSyncExternalStore } from 'react';
import { config } from '#src/config/config.ts';
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import { isUserData } from '#src/lib/kept-by-user.ts';
import { newListeners } from '#src/lib/listeners.ts';
import { REPORT_CACHE } from '#src/lib/offline.ts';
import { number, record, text, textOrNull, type Sent } from '#src/lib/received.ts';
import { AUDIT } from '#src/lib/states.ts';
import { clearStorage, readStorage, readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { OUTLIVES_SESSIONS, STORAGE, tokenCookieName, type StoredUser } from '#src/lib/storage-keys.ts';
import type { Wire } from './wire.ts';

/** The signed-in user and the session token, stored in the documented places (document 1 §3). */

/** `elsewhere`: in another tab. */
type From = 'here' | 'elsewhere';
const changes = newListeners<[From]>();
const notifySession = (): void => changes.notify('here');
let cachedText: string | null = null;
let cachedUser: StoredUser | null = null;

/** Converts the server's user (`portalUserVO`) to the stored fields; null without an id. */
export function toStoredUser(sent: Sent<Wire['PortalUser']> | null): StoredUser | null {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    userName: textOrNull(row.userName),
    userAccount: text(row.userAccount),
    // A number on the wire (1 phone, 2 e-mail), a string in the documented storage.
    accountType: text(row.accountType),
    companyName: textOrNull(row.companyName),
    companyCode: textOrNull(row.companyCode),
    industryCategoryName: textOrNull(row.industryCategoryName),
    auditStatus: number(row.auditStatus) ?? AUDIT.approved,
    reasonReject: textOrNull(row.reasonReject),
  };
}

/** Null unless both userInfo and a token exist (document 1 §4). */
export function currentUser(): StoredUser | null {
  const raw = readStoredJson(STORAGE.userInfo);
  const asText = raw === null || readToken() === null ? null : JSON.stringify(raw);
  // Stable reference while unchanged: useSyncExternalStore compares by identity.
  if (asText !== cachedText) {
    cachedText = asText;
    cachedUser = asText === null ? null : toStoredUser(record(raw));
  }
  return cachedUser;
}

/** The session token from its cookie; null if absent, malformed, or if cookies are blocked. */
export function readToken(): string | null {
  const name = `${tokenCookieName(config().cookiePrefix)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(name));
    return decodeURIComponent(pair?.slice(name.length) ?? '') || null;
  } catch {
    return null;
  }
}

/** Stores a token for one day (document 1 §9), also after a refresh. */
export function storeToken(token: string): void {
  writeCookie(encodeURIComponent(token), TOKEN_LIFETIME_MS / 1000);
  notifySession();
}

/** Stores token and user, and clears the data of another user's session that was never ended. */
export function startSession(token: string, user: StoredUser): void {
  const former = toStoredUser(record(readStoredJson(STORAGE.userInfo)));
  if (former !== null && former.id !== user.id) forgetAll();
  storeToken(token);
  writeUser(user);
}

/** Updates the stored user; ignored after logout, so that a late response does not restore the session. */
export function updateUser(user: StoredUser): void {
  if (currentUser()?.id === user.id) writeUser(user);
}

function writeUser(user: StoredUser): void {
  writeStorage(STORAGE.userInfo, JSON.stringify(user));
  if (user.companyName !== null) writeStorage(STORAGE.companyName, user.companyName);
  notifySession();
}

/**
 * Keeps preferences, drafts and favourites (decision 33). No-op without a session: a password reset keeps the redirect
 * target.
 */
export function clearSession(): void {
  if (readToken() === null && readStorage(STORAGE.userInfo) === null) return;
  forgetAll();
  notifySession();
}

/** Removes only the token: the temporary one of a password reset (document 1 §4). */
export function forgetToken(): void {
  dropToken();
  notifySession();
}

/** {@link clearSession} in another tab cannot reach this tab's sessionStorage. */
export function forgetTab(): void {
  clearStorage(outlivesSession, 'tab');
}

function forgetAll(): void {
  clearStorage(outlivesSession);
  // Missing on insecure origins.
  const cacheStorage: CacheStorage | undefined = globalThis.caches;
  void cacheStorage?.delete(REPORT_CACHE).catch(() => undefined);
  forgetTab();
  dropToken();
}

function dropToken(): void {
  writeCookie('', 0);
}

/** A cookie can only be replaced or deleted with the same path and domain. */
function writeCookie(value: string, seconds: number): void {
  const { cookiePrefix, cookiePath, cookieDomain, cookieSameSite } = config();
  try {
    document.cookie = [
      `${tokenCookieName(cookiePrefix)}=${value}`,
      `Max-Age=${String(seconds)}`,
      `Path=${cookiePath}`,
      ...(cookieDomain === '' ? [] : [`Domain=${cookieDomain}`]),
      `SameSite=${cookieSameSite}`,
      ...(window.location.protocol === 'https:' ? ['Secure'] : []),
    ].join('; ');
  } catch {
    // Cookies are blocked.
  }
}

function outlivesSession(key: string): boolean {
  return OUTLIVES_SESSIONS.includes(key) || isUserData(key);
}

/** The storage event of another tab can precede its cookie, so the cookie is read again after these delays, ms. */
const RECHECK_MS = [250, 1500];

/** Also reports other tabs. Returns the unsubscribe function. */
export function subscribeSession(listener: (from: From) => void): () => void {
  const stop = changes.subscribe(listener);
  let timers: number[] = [];
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== STORAGE.userInfo && event.key !== null) return;
    const notify = (): void => listener('elsewhere');
    notify();
    timers.forEach((timer) => window.clearTimeout(timer));
    timers = RECHECK_MS.map((delay) => window.setTimeout(notify, delay));
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    timers.forEach((timer) => window.clearTimeout(timer));
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The signed-in user, or null; follows every sign-in and sign-out. */
export function useSession(): StoredUser | null {
  return useSyncExternalStore(subscribeSession, currentUser, currentUser);
}

let whenUnauthorized = (): void => undefined;

export function onUnauthorized(run: () => void): void {
  whenUnauthorized = run;
}

/** Ignored for visitors, and if the token was replaced meanwhile (race condition; document 1 §8). */
export function reportUnauthorized(sentToken: string | null): void {
  const token = readToken();
  if (token !== null && token !== sentToken) return;
  const hadUser = readStorage(STORAGE.userInfo) !== null;
  clearSession();
  if (hadUser) whenUnauthorized();
}
