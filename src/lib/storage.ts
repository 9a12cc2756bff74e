/** Web storage that never throws: private windows and full disks must not break the portal. */

/** localStorage or sessionStorage. */
export type StorageKind = 'browser' | 'tab';

const open = (kind: StorageKind): Storage => (kind === 'tab' ? window.sessionStorage : window.localStorage);

export function readStorage(key: string, kind: StorageKind = 'browser'): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

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
    // Storage is unavailable.
  }
}

export function storedKeys(kind: StorageKind = 'browser'): string[] {
  try {
    const place = open(kind);
    return Array.from({ length: place.length }, (_, at) => place.key(at)).filter((key) => key !== null);
  } catch {
    return [];
  }
}

export function clearStorage(stays: (key: string) => boolean, kind: StorageKind = 'browser'): void {
  for (const key of storedKeys(kind)) if (!stays(key)) removeStorage(key, kind);
}

/** Unvalidated; null if missing or invalid. */
export function readStoredJson(key: string, kind: StorageKind = 'browser'): unknown {
  const text = readStorage(key, kind);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
