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
