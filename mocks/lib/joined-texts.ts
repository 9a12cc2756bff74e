/** Finding a word in many texts at once: they stand in one long text, which the engine searches several times faster. */

import { firstNot } from './first-not.ts';

/** Stands between two texts; a word that contains it is in none of them. */
const BETWEEN = '\u0000';

/** Texts that are known from the start and searched often, as the names of all companies. */
export class JoinedTexts {
  private readonly joined: string;
  /** Where each text begins. */
  private readonly starts: Uint32Array;
  /** Every two characters that follow each other anywhere: most words that are nowhere show it here at once. */
  private readonly pairs = new Set<number>();

  /** @param texts are found in this letter case; words that are looked for should be in the same. */
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

  /** One flag a text: 1 where a word stands in it; null when it stands in none. */
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

  /** The number of the text that holds a place. @param from it is not before this one, and often this very one */
  private textAt(place: number, from: number): number {
    if (place < (this.starts[from + 1] ?? Infinity)) return from;
    const { starts } = this;
    return from + firstNot((at) => (starts[from + 1 + at] ?? 0) <= place, starts.length - 1 - from);
  }
}

/** Two neighbours as one number. */
function pairAt(text: string, end: number): number {
  return text.charCodeAt(end - 1) * 0x10000 + text.charCodeAt(end);
}
