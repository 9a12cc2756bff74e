import { useState } from 'react';

/** The previous list or record while its items are the same, to keep memoised results; functions in it count as the same. */
export function useSame<T extends object>(next: T): T {
  const [kept, keep] = useState(next);
  const before = new Map(Object.entries(kept));
  const items = Object.entries(next);
  const isSame =
    before.size === items.length &&
    items.every(([key, item]) => item === before.get(key) || typeof item === 'function');
  if (!isSame) keep(next);
  return isSame ? kept : next;
}
