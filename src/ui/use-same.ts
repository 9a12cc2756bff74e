import { useState } from 'react';

/** The previous list or record while its items are the same, to keep memoised results; functions in it count as the same. */
export function useSame<T extends object>(next: T): T {
  const [kept, keep] = useState(next);
  const items = Object.entries(next);
  const isSame =
    Object.keys(kept).length === items.length &&
    items.every(([key, item]) => item === Reflect.get(kept, key) || typeof item === 'function');
  if (!isSame) keep(next);
  return isSame ? kept : next;
}
