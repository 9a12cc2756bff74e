/** As much of a window as storage needs, for tests that run without a browser. */
export function memoryWindow(): Record<'localStorage' | 'sessionStorage', WorldDatabase> {
  return { localStorage: database(), sessionStorage: database() };
}

type WorldDatabase = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

function database(): WorldDatabase {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
