/** Bit set for fast set operations on thousands of small numbers. */

const WORD = 32;

// `as number` below is safe: all indexes are in range.

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export class Bits {
  private readonly words: Uint32Array;

  /** @param size exclusive upper bound of the numbers */
  constructor(size: number, words = new Uint32Array(Math.ceil(size / WORD))) {
    this.words = words;
  }

  static of(size: number, numbers: Uint32Array): Bits {
    return new Bits(size).add(numbers);
  }

  at(number: number): number {
    return ((this.words[number >>> 5] as number) >>> (number & 31)) & 1;
  }

  add(numbers: Uint32Array): this {
    const { words } = this;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] as number;
      words[number >>> 5] = (words[number >>> 5] as number) | (1 << (number & 31));
    }
    return this;
  }

  /** Intersection, in place. */
  keep({ words: others }: Bits): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & (others[at] as number);
    return this;
  }

  /** Difference, in place. */
  drop({ words: others }: Bits): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & ~(others[at] as number);
    return this;
  }

  copy(): Bits {
    return new Bits(0, this.words.slice());
  }

  count(): number {
    const { words } = this;
    let count = 0;
    for (let at = 0; at < words.length; at += 1) count += ones(words[at] as number);
    return count;
  }
}
