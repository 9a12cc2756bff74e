import { useState } from 'react';

/** The list that was given before, as long as it holds the same things: what is drawn from it need not be drawn anew. */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  const isSame = kept.length === list.length && kept.every((one, at) => one === list[at]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}
