/**
 * Seeded pseudo-random numbers: the only source of randomness in the mock, so that a seed always gives the same data. Derive
 * values from an entity's id (`rng('epd:12')`), not from call order.
 */

export type Seed = number | string;

export interface Rng {
  /** Uniform in [0, 1). */
  next: () => number;
  /** Uniform integer in [min, max], both inclusive. */
  int: (min: number, max: number) => number;
  float: (min: number, max: number) => number;
  chance: (p?: number) => boolean;
  /** One element. Throws for an empty list. */
  pick: <T>(items: readonly T[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
  text: (length: number, alphabet: string) => string;
}

/** 32-bit FNV-1a over UTF-16 code units with a final mix; unsigned integer. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  // Without the mix, ids that differ only in their last digit give similar seeds.
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32 generator. Not cryptographically secure. */
export function rng(seed: Seed): Rng {
  let state = typeof seed === 'string' ? hash(seed) : seed >>> 0;

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('pick from an empty list');
    // The index is in range; a null check would break lists with undefined elements.
    return items[int(0, items.length - 1)] as T;
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };

  return {
    next,
    int,
    float: (min, max) => min + next() * (max - min),
    chance: (p = 0.5) => next() < p,
    pick,
    shuffle,
    text: (length, alphabet) =>
      Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
  };
}
