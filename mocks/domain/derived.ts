/** Values computed from whole collections and cached until one of them changes: sorted lists, search texts, trees. */
import type { CollectionName, Store } from '../world/entities.ts';

export class LruCache<T> {
  private readonly answers = new Map<string, T>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(question: string, work: () => T): T {
    const known = this.answers.get(question);
    const answer = known ?? work();
    this.answers.delete(question);
    this.answers.set(question, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.limit && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}

interface Cached<Value> {
  readonly versions: readonly number[];
  readonly value: Value;
}

/**
 * @param from all collections that `make` reads
 * @param make depends on these alone, not on a call or clock
 * @returns the value of a store; cached with the store, so that Worlds never share it
 */
export function derived<Value>(
  from: readonly CollectionName[],
  make: (store: Store) => Value,
): (store: Store) => Value {
  const cache = new WeakMap<Store, Cached<Value>>();
  return (store) => {
    const known = cache.get(store);
    const isCurrent = (name: CollectionName, index: number) => store[name].version === known?.versions[index];
    if (known !== undefined && from.every(isCurrent)) return known.value;
    const value = make(store);
    cache.set(store, { versions: from.map((name) => store[name].version), value });
    return value;
  };
}
