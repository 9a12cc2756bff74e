import { partitionPoint } from './partition-point.ts';

/**
 * Trigram index for substring search in a hundred thousand short texts: only texts with the rarest trigram of a word are scanned.
 */

const GRAM = 3;
/** Size of the alphabet; further characters share one code, which costs time but changes no result. */
const LETTERS = 64;

// `as number` and `as string` below are safe: the indexes are in range.

export class GramIndex {
  private readonly texts: readonly string[];
  private readonly letters = new Map<string, number>();
  private readonly starts = new Uint32Array(LETTERS ** GRAM + 1);
  private readonly counts = new Uint32Array(LETTERS ** GRAM);
  private readonly found: Uint32Array;

  /** @param texts searched case-sensitively; queries must use the same case. */
  constructor(texts: readonly string[]) {
    this.texts = texts;
    const { starts, counts } = this;
    let grams = 0;
    for (const text of texts) {
      for (let at = 0; at + GRAM <= text.length; at += 1) {
        const gram = this.gramAt(text, at);
        starts[gram + 1] = (starts[gram + 1] as number) + 1;
        grams += 1;
      }
    }
    for (let gram = 0; gram < counts.length; gram += 1)
      starts[gram + 1] = (starts[gram + 1] as number) + (starts[gram] as number);
    this.found = new Uint32Array(grams);
    for (let text = 0; text < texts.length; text += 1) this.note(text);
  }

  private note(number: number): void {
    const text = this.texts[number] as string;
    const { starts, counts, found } = this;
    for (let at = 0; at + GRAM <= text.length; at += 1) {
      const gram = this.gramAt(text, at);
      const count = counts[gram] as number;
      const next = (starts[gram] as number) + count;
      // Skips repeated trigrams of one text.
      if (count > 0 && found[next - 1] === number) continue;
      found[next] = number;
      counts[gram] = count + 1;
    }
  }

  private gramAt(text: string, at: number): number {
    const { letters } = this;
    let gram = 0;
    for (let letter = at; letter < at + GRAM; letter += 1) {
      const sign = text[letter] as string;
      let number = letters.get(sign);
      if (number === undefined) {
        number = Math.min(letters.size, LETTERS - 1);
        letters.set(sign, number);
      }
      gram = gram * LETTERS + number;
    }
    return gram;
  }

  /** Sorted indexes of texts that may contain a word; null if it is shorter than a trigram. */
  private candidates(word: string): Uint32Array | null {
    if (word.length < GRAM) return null;
    let rarest = 0;
    let fewest = Infinity;
    for (let at = 0; at + GRAM <= word.length; at += 1) {
      // Do not add unknown characters of a query to the alphabet.
      for (let letter = at; letter < at + GRAM; letter += 1)
        if (!this.letters.has(word[letter] as string)) return new Uint32Array(0);
      const gram = this.gramAt(word, at);
      const count = this.counts[gram] as number;
      if (count < fewest) [rarest, fewest] = [gram, count];
    }
    const from = this.starts[rarest] as number;
    return this.found.subarray(from, from + fewest);
  }

  find(word: string): Uint32Array {
    const { texts } = this;
    const candidates = this.candidates(word);
    // Without shared codes, trigram matches are exact.
    if (candidates !== null && word.length === GRAM && this.letters.size <= LETTERS) return candidates;
    const holding: number[] = [];
    if (candidates === null) {
      for (let text = 0; text < texts.length; text += 1)
        if ((texts[text] as string).includes(word)) holding.push(text);
    } else for (const text of candidates) if ((texts[text] as string).includes(word)) holding.push(text);
    return Uint32Array.from(holding);
  }
}

/** Separator; never part of a search term's match. */
const BETWEEN = '\u0000';

/** Substring search in many texts: concatenating them into one string is several times faster. */
export class JoinedTexts {
  private readonly joined: string;
  private readonly starts: Uint32Array;
  /** All adjacent character pairs: rejects most absent words without a search. */
  private readonly pairs = new Set<number>();

  /** @param texts searched case-sensitively; queries must use the same case. */
  constructor(texts: readonly string[]) {
    this.joined = texts.join(BETWEEN);
    this.starts = new Uint32Array(texts.length);
    let at = 0;
    for (let text = 0; text < texts.length; text += 1) {
      this.starts[text] = at;
      at += (texts[text]?.length ?? 0) + BETWEEN.length;
    }
    const { joined, pairs } = this;
    for (let end = 1; end < joined.length; end += 1) pairs.add(pairAt(joined, end));
  }

  /** One flag per text: 1 if it contains the word; null if none does. */
  find(word: string): Uint8Array | null {
    if (!this.mayContain(word)) return null;
    let at = this.joined.indexOf(word);
    if (at < 0) return null;
    const found = new Uint8Array(this.starts.length);
    for (let text = 0; at >= 0;) {
      text = this.textAt(at, text);
      found[text] = 1;
      const next = this.starts[text + 1];
      at = next === undefined ? -1 : this.joined.indexOf(word, next);
      text += 1;
    }
    return found;
  }

  private mayContain(word: string): boolean {
    if (word.includes(BETWEEN)) return false;
    for (let end = 1; end < word.length; end += 1) if (!this.pairs.has(pairAt(word, end))) return false;
    return true;
  }

  /** Index of the text at a position. @param from lower bound, often the result itself */
  private textAt(place: number, from: number): number {
    if (place < (this.starts[from + 1] ?? Infinity)) return from;
    const { starts } = this;
    return from + partitionPoint((at) => (starts[from + 1 + at] ?? 0) <= place, starts.length - 1 - from);
  }
}

/** Encodes two adjacent characters as one number. */
function pairAt(text: string, end: number): number {
  return text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
}
