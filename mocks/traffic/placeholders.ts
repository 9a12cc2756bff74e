/** Placeholders for secrets, personal data and ids: output never contains the real values. */
import type { Sensitive } from './sensitive.ts';

/** Shorter values are only replaced as whole fields, not inside other texts. */
const MIN_LENGTH: Readonly<Record<Sensitive | 'id', number>> = {
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

interface Placeholder {
  readonly value: string;
  readonly text: string;
  /** Only as a whole word, because longer words may contain it. */
  readonly isWord: boolean;
}

const startOf = (text: string, at = 0): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

/** URL-encoded; unchanged if it has a lone surrogate. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return value;
  }
}

export const PLACEHOLDER = /facade[0-9a-f]{26}/g;
/** 32 hexadecimal digits look like a token, which recordings never show unnamed (mocks/recording/names.ts). */
const hex = (mark: string, n: number): string => `facade${mark}${n.toString(16).padStart(25, '0')}`;

export class Placeholders {
  private readonly whole = new Map<string, string>();
  /** Indexed by the first two characters, so that a text is scanned once. */
  private readonly starts = new Map<number, Placeholder[]>();
  private readonly mark: string;
  private made = 0;

  /** @param mark hexadecimal digit that distinguishes the placeholders of two instances */
  constructor(mark: string) {
    this.mark = mark;
  }

  get(value: string): string | undefined {
    return this.whole.get(value);
  }

  fresh(): string {
    this.made += 1;
    return hex(this.mark, this.made);
  }

  add(kind: Sensitive | 'id', value: string, text: string = this.fresh()): string {
    const known = this.whole.get(value);
    if (known !== undefined) return known;
    this.whole.set(value, text);
    const isLong = value.length >= (CHINESE.test(value) ? CHINESE_NAME : MIN_LENGTH[kind]);
    if (!isLong) return text;
    const isWord = (kind === 'person' && !CHINESE.test(value)) || kind === 'id' || /^\d+$/.test(value);
    // Also escaped, as in JSON inside a string.
    for (const form of new Set([value, encoded(value), JSON.stringify(value).slice(1, -1)])) {
      const start = startOf(form);
      const same = this.starts.get(start) ?? [];
      same.push({ value: form, text, isWord });
      same.sort((one, other) => other.value.length - one.value.length);
      this.starts.set(start, same);
    }
    return text;
  }

  replaceIn(text: string): string {
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

  private isAt(text: string, at: number, { value, isWord }: Placeholder): boolean {
    if (!text.startsWith(value, at)) return false;
    return !isWord || (!WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + value.length] ?? ''));
  }
}
