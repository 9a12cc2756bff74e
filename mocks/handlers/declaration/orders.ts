import { Bits } from '../../lib/bits.ts';
import { partitionPoint } from '../../lib/partition-point.ts';
import type { components } from '#src/api/generated/schema.d.ts';

export interface Matches {
  readonly length: number;
  subarray(from: number, to: number): Uint32Array;
}

/** Ranks scanned for one page; beyond it, all rows are resolved once. */
const SCAN_MAX = 2000;

/** Resolved lazily: most readers need only the first page. */
export class LazyMatches implements Matches {
  readonly length: number;
  private readonly kept: Bits;
  private readonly places: Uint32Array;
  private found: Uint32Array | null = null;

  /**
   * @param matching matching rows @param places rows in sort order, including all matching ones. Indexes are always in range: `as
   * number`.
   */
  constructor(matching: Bits, places: Uint32Array) {
    this.kept = matching;
    this.places = places;
    this.length = matching.count();
  }

  subarray(from: number, to: number): Uint32Array {
    return (this.found ?? this.first(to) ?? this.all()).subarray(from, to);
  }

  private first(count: number): Uint32Array | null {
    const { kept: matching, places } = this;
    const wanted = Math.min(count, this.length);
    if (wanted > SCAN_MAX) return null;
    const first = new Uint32Array(wanted);
    let at = 0;
    for (let rank = 0; at < wanted; rank += 1) {
      if (rank === SCAN_MAX) return null;
      const row = places[rank] as number;
      if (matching.at(row) === 1) first[at++] = row;
    }
    return first;
  }

  private all(): Uint32Array {
    const { kept: matching, places } = this;
    // Branchless: writes every row; a row that does not match is overwritten by the next.
    const found = new Uint32Array(this.length + 1);
    let count = 0;
    for (let rank = 0; rank < places.length; rank += 1) {
      const row = places[rank] as number;
      found[count] = row;
      count += matching.at(row);
    }
    this.found = found.subarray(0, this.length);
    return this.found;
  }
}

export type Sort = NonNullable<components['schemas']['DeclarationSearchRequest']['sort']>;

/** Numbers by row, NaN if unknown. */
export type Numbers = Uint32Array | Float64Array;

// `as number` below: indexes are always in range (noUncheckedIndexedAccess).

/** Ranks between two cached bit sets. */
const BLOCK = 1024;

/** Sort key of a number: lower first, NaN last. */
function keyOf(number: number, isDescending: boolean): number {
  if (Number.isNaN(number)) return Infinity;
  return isDescending ? -number : number;
}

/** Sorted distinct values: typed arrays without row numbers sort fast. */
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
    // The list starts with one set.
    const last = sets.at(-1) as Bits;
    sets.push(last.copy().add(places.subarray(rank - BLOCK, rank)));
  }
  return sets;
}

export class Order {
  /** Rows by rank; of equal numbers, the later row comes first. */
  readonly places: Uint32Array;
  readonly ranks: Uint32Array;
  private readonly numbers: Numbers;
  private readonly isDescending: boolean;
  /** The rows before each {@link BLOCK}th rank: a dozen bytes per row for 100,000 rows. */
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
      const group = partitionPoint((at) => (different[at] as number) < key, different.length);
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

  /** The rows of a range of ranks as a bit set; `to` is exclusive. */
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

  /** The ranks of rows with a number in an inclusive range; `to` is exclusive. */
  between(first: number, last: number): { readonly from: number; readonly to: number } {
    const { places, numbers, isDescending } = this;
    const numberAt = (rank: number): number => numbers[places[rank] as number] as number;
    const isBefore = (rank: number): boolean =>
      isDescending ? numberAt(rank) > last : numberAt(rank) < first;
    const isWithin = (rank: number): boolean =>
      isDescending ? numberAt(rank) >= first : numberAt(rank) <= last;
    const from = partitionPoint(isBefore, places.length);
    return {
      from,
      to: Math.max(
        from,
        partitionPoint((rank) => isBefore(rank) || isWithin(rank), places.length),
      ),
    };
  }
}
