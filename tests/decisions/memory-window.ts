/** As much of a window as storage needs, for tests that run without a browser. */
export function memoryWindow(): Record<'localStorage' | 'sessionStorage', Shelf> {
  return { localStorage: shelf(), sessionStorage: shelf() };
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
