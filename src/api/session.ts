import { config } from '#src/config/config.ts';
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import { isKeptForUser } from '#src/lib/kept-by-user.ts';
import { number, record, text, textOrNull, type Sent } from '#src/lib/received.ts';
import { AUDIT } from '#src/lib/states.ts';
import { clearStorage, readStorage, readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { OUTLIVES_SESSIONS, STORAGE, tokenCookieName, type StoredUser } from '#src/lib/storage-keys.ts';
import type { components } from './generated/schema.d.ts';

/** The user that this browser is signed in as, and how long the token lives. Documented places (document 1 §3). */

/** `elsewhere`: in another tab. */
type Listener = (from: 'here' | 'elsewhere') => void;
const listeners = new Set<Listener>();
let cachedText: string | null = null;
let cachedUser: StoredUser | null = null;

/** A user as the server sends it (`portalUserVO`), reduced to what the portal keeps. Null when it is not one. */
export function toStoredUser(sent: Sent<components['schemas']['PortalUser']> | null): StoredUser | null {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    userName: textOrNull(row.userName),
    userAccount: text(row.userAccount),
    // A number on the wire (1 phone, 2 e-mail), text in the documented place.
    accountType: text(row.accountType),
    companyName: textOrNull(row.companyName),
    companyCode: textOrNull(row.companyCode),
    industryCategoryName: textOrNull(row.industryCategoryName),
    auditStatus: number(row.auditStatus) ?? AUDIT.approved,
    reasonReject: textOrNull(row.reasonReject),
  };
}

/** The signed-in user, or null. Logged in means: userInfo and a token exist (document 1 §4). */
export function currentUser(): StoredUser | null {
  const raw = readStoredJson(STORAGE.userInfo);
  const asText = raw === null || readToken() === null ? null : JSON.stringify(raw);
  // The same object as long as nothing changed: useSyncExternalStore compares by identity.
  if (asText !== cachedText) {
    cachedText = asText;
    cachedUser = asText === null ? null : toStoredUser(record(raw));
  }
  return cachedUser;
}

/** The raw session token from its cookie; null without one, where cookies are denied, and for one that nobody wrote like this. */
export function readToken(): string | null {
  const name = `${tokenCookieName(config().cookiePrefix)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(name));
    return decodeURIComponent(pair?.slice(name.length) ?? '') || null;
  } catch {
    return null;
  }
}

/** Keeps a token for one day (document 1 §9), also after a refresh. */
export function storeToken(token: string): void {
  writeCookie(encodeURIComponent(token), TOKEN_LIFETIME_MS / 1000);
  notifySession();
}

/** Signs in: stores token and user. What a session left behind that nobody ended is not the next one's. */
export function startSession(token: string, user: StoredUser): void {
  const former = toStoredUser(record(readStoredJson(STORAGE.userInfo)));
  if (former !== null && former.id !== user.id) forgetAll();
  storeToken(token);
  writeUser(user);
}

/**
 * Replaces the stored user, e.g. after the profile was completed. An answer that comes after the end of the session
 * brings nobody back.
 */
export function updateUser(user: StoredUser): void {
  if (currentUser()?.id === user.id) writeUser(user);
}

function writeUser(user: StoredUser): void {
  writeStorage(STORAGE.userInfo, JSON.stringify(user));
  if (user.companyName !== null) writeStorage(STORAGE.companyName, user.companyName);
  notifySession();
}

/**
 * The end of a session (document 1 §4: logout, 401, code 0 on verify, new password). All that the portal keeps goes;
 * language, colour scheme, drafts and favourites of the same person stay (decision 33). Without a session nothing is forgotten:
 * a visitor who sets a new password still wants to go where the login was to lead.
 */
export function clearSession(): void {
  if (readToken() === null && readStorage(STORAGE.userInfo) === null) return;
  forgetAll();
  notifySession();
}

/** Forgets a token alone: the temporary one of a new password (document 1 §4). */
export function forgetToken(): void {
  dropToken();
  notifySession();
}

/** The part of {@link clearSession} that another tab cannot do for this one. */
export function forgetTab(): void {
  clearStorage(outlivesSession, 'tab');
}

function forgetAll(): void {
  clearStorage(outlivesSession);
  forgetTab();
  dropToken();
}

function dropToken(): void {
  writeCookie('', 0);
}

/** A cookie is replaced, and goes, only under the path and domain that it was set with. */
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
    // Nothing is kept where cookies are denied.
  }
}

function outlivesSession(key: string): boolean {
  return OUTLIVES_SESSIONS.includes(key) || isKeptForUser(key);
}

/** The news of another tab can be faster than its cookie: it is looked at again so much later, ms. */
const LOOK_AGAIN_MS = [250, 1500];

/** Calls back on every sign-in and sign-out, also in another tab. Returns the way to stop. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  let timers: number[] = [];
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== STORAGE.userInfo && event.key !== null) return;
    const look = (): void => listener('elsewhere');
    look();
    timers.forEach((timer) => window.clearTimeout(timer));
    timers = LOOK_AGAIN_MS.map((delay) => window.setTimeout(look, delay));
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    timers.forEach((timer) => window.clearTimeout(timer));
    window.removeEventListener('storage', fromOtherTab);
  };
}

function notifySession(): void {
  for (const listener of listeners) listener('here');
}
