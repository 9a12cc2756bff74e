/** The rows of a search in its order, of which most readers want the first page: the others are found when somebody asks. */
import type { Bits } from '../../lib/bits.ts';

/** Numbers of rows in an order; a list of numbers is one. */
export interface Matches {
  readonly length: number;
  subarray(from: number, to: number): Uint32Array;
}

/** Ranks that are looked through for one page; whoever wants more gets all rows found once and for all. */
const LOOKED_THROUGH = 2000;

export class LateMatches implements Matches {
  readonly length: number;
  private readonly kept: Bits;
  private readonly places: Uint32Array;
  private found: Uint32Array | null = null;

  /** @param kept those that match. @param places rows in the order, all that match among them */
  // `as number` below: ranks are places of this list, which the compiler does not follow.
  constructor(kept: Bits, places: Uint32Array) {
    this.kept = kept;
    this.places = places;
    this.length = kept.count();
  }

  subarray(from: number, to: number): Uint32Array {
    return (this.found ?? this.first(to) ?? this.all()).subarray(from, to);
  }

  /** The first rows, null when they do not stand near the front. */
  private first(count: number): Uint32Array | null {
    const { kept, places } = this;
    const wanted = Math.min(count, this.length);
    if (wanted > LOOKED_THROUGH) return null;
    const first = new Uint32Array(wanted);
    let at = 0;
    for (let rank = 0; at < wanted; rank += 1) {
      if (rank === LOOKED_THROUGH) return null;
      const row = places[rank] as number;
      if (kept.at(row) === 1) first[at++] = row;
    }
    return first;
  }

  private all(): Uint32Array {
    const { kept, places } = this;
    // Each row is written, and stays where the next one does not take its place: a loop without a branch.
    const found = new Uint32Array(this.length + 1);
    let count = 0;
    for (let rank = 0; rank < places.length; rank += 1) {
      const row = places[rank] as number;
      found[count] = row;
      count += kept.at(row);
    }
    this.found = found.subarray(0, this.length);
    return this.found;
  }
}
