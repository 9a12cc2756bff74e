/** localStorage that never throws: private windows and full disks must not break the portal. */

export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was kept. */
export function writeStorage(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStorage(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is closed.
  }
}

/** Parsed JSON of a key, or null when it is missing or broken. The caller checks the shape. */
export function readStoredJson(key: string): unknown {
  const text = readStorage(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
