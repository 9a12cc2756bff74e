/** The orders in which the search can be read, and what they know of a number: which rows have it, between which ranks. */
import { Bits } from '../../lib/bits.ts';
import { firstNot } from '../../lib/first-not.ts';
import type { components } from '#src/api/generated/schema.d.ts';

export type Sort = NonNullable<components['schemas']['DeclarationSearchRequest']['sort']>;

/** Numbers of all rows, NaN where none is known. */
export type Numbers = Uint32Array | Float64Array;

// `as number` below: rows, ranks and groups are places of the lists that they index, which the compiler does not follow.

/** Ranks between two sets that are kept. */
const BLOCK = 1024;

/** How a number stands in the order: a lower one comes first, NaN last. */
function keyOf(number: number, isDescending: boolean): number {
  if (Number.isNaN(number)) return Infinity;
  return isDescending ? -number : number;
}

/** Each different number once, in their order: numbers without places sort fast. */
function differentOf(keys: Float64Array): Float64Array {
  const sorted = keys.slice().sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[count++] = sorted[at] as number;
  }
  return sorted.slice(0, count);
}

function setsBefore(places: Uint32Array): Bits[] {
  const sets = [new Bits(places.length)];
  for (let rank = BLOCK; rank <= places.length; rank += BLOCK) {
    // It begins with one.
    const last = sets.at(-1) as Bits;
    sets.push(last.copy().add(places.subarray(rank - BLOCK, rank)));
  }
  return sets;
}

/** All rows in an order. */
export class Order {
  /** Among rows with one number, the one that came later stands in front. */
  readonly places: Uint32Array;
  /** The place of each row. */
  readonly ranks: Uint32Array;
  private readonly numbers: Numbers;
  private readonly isDescending: boolean;
  /** The rows before each {@link BLOCK}th rank; together a dozen bytes a row. */
  private before: readonly Bits[] | null = null;

  constructor(numbers: Numbers, isDescending: boolean) {
    this.numbers = numbers;
    this.isDescending = isDescending;
    const { length } = numbers;
    const keys = Float64Array.from(numbers, (number) => keyOf(number, isDescending));
    const different = differentOf(keys);
    const groups = new Uint32Array(length);
    const next = new Uint32Array(different.length + 1);
    for (let row = 0; row < length; row += 1) {
      const key = keys[row] as number;
      const group = firstNot((at) => (different[at] as number) < key, different.length);
      groups[row] = group;
      next[group + 1] = (next[group + 1] as number) + 1;
    }
    for (let group = 1; group < next.length; group += 1)
      next[group] = (next[group] as number) + (next[group - 1] as number);
    this.places = new Uint32Array(length);
    this.ranks = new Uint32Array(length);
    for (let row = length - 1; row >= 0; row -= 1) {
      const group = groups[row] as number;
      const rank = next[group] as number;
      next[group] = rank + 1;
      this.places[rank] = row;
      this.ranks[row] = rank;
    }
  }

  /** The rows from one rank up to another. */
  bitsOf(from: number, to: number): Bits {
    const rows = this.upTo(to);
    return from === 0 ? rows : rows.drop(this.upTo(from));
  }

  private upTo(rank: number): Bits {
    const { places } = this;
    this.before ??= setsBefore(places);
    const block = Math.floor(rank / BLOCK);
    const known = this.before[block];
    if (known === undefined) throw new RangeError(`There is no rank ${rank}`);
    return known.copy().add(places.subarray(block * BLOCK, rank));
  }

  /** The ranks of the rows whose number is between two, both included: up to `to`, which is none of them. */
  between(first: number, last: number): { readonly from: number; readonly to: number } {
    const { places, numbers, isDescending } = this;
    const numberAt = (rank: number): number => numbers[places[rank] as number] as number;
    const isBefore = (rank: number): boolean =>
      isDescending ? numberAt(rank) > last : numberAt(rank) < first;
    const isWithin = (rank: number): boolean =>
      isDescending ? numberAt(rank) >= first : numberAt(rank) <= last;
    const from = firstNot(isBefore, places.length);
    return {
      from,
      to: Math.max(
        from,
        firstNot((rank) => isBefore(rank) || isWithin(rank), places.length),
      ),
    };
  }
}
