/** As much of a window as storage needs, for tests that run without a browser. */
export function memoryWindow(): { localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> } {
  const kept = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  };
}
