/** Storage that never throws: private windows and full disks must not break the portal. */

/** How long something is kept: in this browser, or until its tab is closed. */
export type StorageKind = 'browser' | 'tab';

const open = (kind: StorageKind): Storage => (kind === 'tab' ? window.sessionStorage : window.localStorage);

/** Null when nothing is kept under the key, and where storage is closed. */
export function readStorage(key: string, kind: StorageKind = 'browser'): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was kept. */
export function writeStorage(key: string, value: string, kind: StorageKind = 'browser'): boolean {
  try {
    open(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStorage(key: string, kind: StorageKind = 'browser'): void {
  try {
    open(kind).removeItem(key);
  } catch {
    // Nothing is stored where storage is closed.
  }
}

/** Names of all that is kept; none where storage is closed. */
export function storedKeys(kind: StorageKind = 'browser'): string[] {
  try {
    const place = open(kind);
    return Array.from({ length: place.length }, (_, at) => place.key(at)).filter((key) => key !== null);
  } catch {
    return [];
  }
}

/** Removes every key that is not to stay, also those that nobody here has heard of. */
export function clearStorage(stays: (key: string) => boolean, kind: StorageKind = 'browser'): void {
  for (const key of storedKeys(kind)) if (!stays(key)) removeStorage(key, kind);
}

/** Parsed JSON of a key, or null when it is missing or broken. The caller checks the shape. */
export function readStoredJson(key: string, kind: StorageKind = 'browser'): unknown {
  const text = readStorage(key, kind);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
