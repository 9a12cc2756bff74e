import { STORAGE } from './storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Redirect target after login; only paths of this portal are allowed, to prevent open redirects (decision 19). */

const LOGIN_ENTRIES = ['/loginapp', '/applogin', '/apploginform', '/logins', '/register'];

/** Null unless it is a local path of a known route other than a login page. @param path with search and hash */
export function safeReturnPath(path: string | null, isKnown: (pathname: string) => boolean): string | null {
  // Browsers can parse backslashes and control characters as another host.
  if (path === null || !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path))
    return null;
  const { origin, pathname, search, hash } = new URL(path, 'http://portal.invalid');
  if (origin !== 'http://portal.invalid') return null;
  const bare = pathname.toLowerCase().replace(/\/+$/, '');
  if (LOGIN_ENTRIES.includes(bare) || !isKnown(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** Stores the requested path before login (document 2 §6). */
export function rememberReturnPath(path: string): void {
  writeStorage(STORAGE.returnPath, path);
}

/** Reads the stored path; the login dialog starts with e-mail if it is /Result (document 1 §2). */
export function peekReturnPath(): string | null {
  return readStorage(STORAGE.returnPath);
}

export function forgetReturnPath(): void {
  removeStorage(STORAGE.returnPath);
}

/** Reads and clears the stored path; / if none or /Result (document 1 §4). */
export function takeReturnPath(isKnown: (pathname: string) => boolean): string {
  const path = safeReturnPath(readStorage(STORAGE.returnPath), isKnown);
  removeStorage(STORAGE.returnPath);
  if (path === null || path.toLowerCase().startsWith('/result')) return '/';
  return path;
}
