/**
 * Lists that are made from whole collections once and kept until one of these changes: sorted rows, search texts,
 * trees. A page of a large list then costs what a page of a small one costs.
 */
import type { CollectionName } from '../world/entities.ts';
import type { Store } from '../world/types.ts';

interface Kept<Value> {
  readonly versions: readonly number[];
  readonly value: Value;
}

/**
 * @param from the collections that `make` reads, all of them.
 * @param make computes the value from these alone: nothing of a call, no clock.
 * @returns the value for a store, computed again only after a change. What is kept hangs on the store, so two Worlds
 * never share it, and a World that goes takes it along.
 */
export function derived<Value>(
  from: readonly CollectionName[],
  make: (store: Store) => Value,
): (store: Store) => Value {
  const kept = new WeakMap<Store, Kept<Value>>();
  return (store) => {
    const known = kept.get(store);
    const isCurrent = (name: CollectionName, index: number) => store[name].version === known?.versions[index];
    if (known !== undefined && from.every(isCurrent)) return known.value;
    const value = make(store);
    kept.set(store, { versions: from.map((name) => store[name].version), value });
    return value;
  };
}
