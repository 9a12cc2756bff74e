import { STORAGE } from './storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Where to go after a login. Only paths of this portal count (decision 19). */

const LOGIN_ENTRIES = ['/loginapp', '/applogin', '/apploginform', '/logins', '/register'];

/**
 * A path that may be returned to, or null: it starts with one slash, is a known route and no login entry.
 * @param path path with search and hash
 * @param isKnown whether the portal has a route for a pathname
 */
export function safeReturnPath(path: string | null, isKnown: (pathname: string) => boolean): string | null {
  // A backslash or a control character would let a browser read another host out of it.
  if (path === null || !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path))
    return null;
  const { origin, pathname, search, hash } = new URL(path, 'http://portal.invalid');
  if (origin !== 'http://portal.invalid') return null;
  const bare = pathname.toLowerCase().replace(/\/+$/, '');
  if (LOGIN_ENTRIES.includes(bare) || !isKnown(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** Remembers the wanted path before the login (document 2 §6). */
export function rememberReturnPath(path: string): void {
  writeStorage(STORAGE.returnPath, path);
}

/** The remembered path without forgetting it; the login dialog opens by e-mail when it is /Result (document 1 §2). */
export function peekReturnPath(): string | null {
  return readStorage(STORAGE.returnPath);
}

/** Forgets the remembered path, because the user turned the login down. */
export function forgetReturnPath(): void {
  removeStorage(STORAGE.returnPath);
}

/** Takes the remembered path out; / when there is none, or when it was /Result (document 1 §4). */
export function takeReturnPath(isKnown: (pathname: string) => boolean): string {
  const path = safeReturnPath(readStorage(STORAGE.returnPath), isKnown);
  removeStorage(STORAGE.returnPath);
  if (path === null || path.toLowerCase().startsWith('/result')) return '/';
  return path;
}
