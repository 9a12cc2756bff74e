/** Stand-ins for secrets, personal data and ids: what is written never saw the real ones. */
import type { Sensitive } from './sensitive.ts';

/** Shorter values are replaced where they fill a field, not inside other texts. */
const SHORTEST: Readonly<Record<Sensitive | 'id', number>> = {
  password: 6,
  token: 6,
  cookie: 8,
  header: 8,
  code: 6,
  email: 5,
  phone: 7,
  person: 4,
  visitor: 8,
  undeclared: 8,
  id: 8,
};
const CHINESE = /[\u3400-\u9fff]/;
const CHINESE_NAME = 2;
const WORD = /[\p{L}\p{N}_]/u;

interface StandIn {
  readonly value: string;
  readonly text: string;
  /** Other words may contain it: only as a word of its own. */
  readonly isWord: boolean;
}

/** First two characters of a value as a number. */
const startOf = (text: string, at = 0): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

/** As it stands in a URL; half of a surrogate pair stands in none. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Any stand-in of this file. */
export const STAND_IN = /facade[0-9a-f]{26}/g;
/** 32 hexadecimal digits: the form of a token, which no recording shows without a name (mocks/recording/names.ts). */
const hex = (mark: string, n: number): string => `facade${mark}${n.toString(16).padStart(25, '0')}`;

export class StandIns {
  private readonly whole = new Map<string, string>();
  /** By their first two characters, so that a text is read once, however many there are. */
  private readonly starts = new Map<number, StandIn[]>();
  private readonly mark: string;
  private made = 0;

  /** @param mark one hexadecimal digit, which tells the words of two of these apart */
  constructor(mark: string) {
    this.mark = mark;
  }

  /** The stand-in of a value that is known. */
  get(value: string): string | undefined {
    return this.whole.get(value);
  }

  /** A new word that stands for nothing yet. */
  fresh(): string {
    this.made += 1;
    return hex(this.mark, this.made);
  }

  /** Gives a value a stand-in, unless it has one. */
  add(kind: Sensitive | 'id', value: string, text: string = this.fresh()): string {
    const known = this.whole.get(value);
    if (known !== undefined) return known;
    this.whole.set(value, text);
    const isLong = value.length >= (CHINESE.test(value) ? CHINESE_NAME : SHORTEST[kind]);
    if (!isLong) return text;
    const isWord = (kind === 'person' && !CHINESE.test(value)) || kind === 'id' || /^\d+$/.test(value);
    // Also as JSON inside a text.
    for (const form of new Set([value, encoded(value), JSON.stringify(value).slice(1, -1)])) {
      const start = startOf(form);
      const same = this.starts.get(start) ?? [];
      same.push({ value: form, text, isWord });
      same.sort((one, other) => other.value.length - one.value.length);
      this.starts.set(start, same);
    }
    return text;
  }

  sweep(text: string): string {
    let done = '';
    let from = 0;
    for (let at = 0; at < text.length - 1; at += 1) {
      const found = this.starts.get(startOf(text, at))?.find((one) => this.isAt(text, at, one));
      if (found === undefined) continue;
      done += text.slice(from, at) + found.text;
      from = at + found.value.length;
      at = from - 1;
    }
    return from === 0 ? text : done + text.slice(from);
  }

  private isAt(text: string, at: number, { value, isWord }: StandIn): boolean {
    if (!text.startsWith(value, at)) return false;
    return !isWord || (!WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + value.length] ?? ''));
  }
}
