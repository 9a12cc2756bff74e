/**
 * Finding a word in a hundred thousand short texts: for every three characters in a row it is known which texts hold them, so
 * that only texts with the rarest three of a word are looked at.
 */

const GRAM = 3;
/** Different characters that are told apart; all others count as one, which costs time and changes no result. */
const LETTERS = 64;

// `as number` and `as string` below: grams, texts and letters are counted where they are kept, which the compiler does not follow.

/** Texts by every three characters in a row. */
export class GramIndex {
  private readonly texts: readonly string[];
  private readonly letters = new Map<string, number>();
  /** Where the texts of each gram begin in `found`, and how many there are. */
  private readonly starts = new Uint32Array(LETTERS ** GRAM + 1);
  private readonly counts = new Uint32Array(LETTERS ** GRAM);
  private readonly found: Uint32Array;

  /** @param texts are found in this letter case; words that are looked for should be in the same. */
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
      // Twice in one text is once.
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

  /** Numbers of the texts that may hold a word, lowest first; null when it is too short to tell. */
  private candidates(word: string): Uint32Array | null {
    if (word.length < GRAM) return null;
    let rarest = 0;
    let fewest = Infinity;
    for (let at = 0; at + GRAM <= word.length; at += 1) {
      // A word with a sign that is nowhere makes no entry for it.
      for (let letter = at; letter < at + GRAM; letter += 1)
        if (!this.letters.has(word[letter] as string)) return new Uint32Array(0);
      const gram = this.gramAt(word, at);
      const count = this.counts[gram] as number;
      if (count < fewest) [rarest, fewest] = [gram, count];
    }
    const from = this.starts[rarest] as number;
    return this.found.subarray(from, from + fewest);
  }

  /** Numbers of the texts that hold a word, lowest first. */
  find(word: string): Uint32Array {
    const { texts } = this;
    const candidates = this.candidates(word);
    // As long as no two signs count as one, the texts of three of them hold just these.
    if (candidates !== null && word.length === GRAM && this.letters.size <= LETTERS) return candidates;
    const holding: number[] = [];
    if (candidates === null) {
      for (let text = 0; text < texts.length; text += 1)
        if ((texts[text] as string).includes(word)) holding.push(text);
    } else for (const text of candidates) if ((texts[text] as string).includes(word)) holding.push(text);
    return Uint32Array.from(holding);
  }
}
