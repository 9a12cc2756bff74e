/** The names of one recording: what its World made is called by kind and order. */
import type { Made } from '../world/made.ts';
import { literal, reference } from './references.ts';

/** What can be an id, a number or a token inside a longer text: an address, a sentence. */
const WORD = /[A-Za-z0-9][A-Za-z0-9_-]{2,}/g;
/** A token that nothing here has named: nobody may read it. */
const TOKEN = /^[0-9a-f]{32}$/;
const UNKNOWN = 'unknown';

/** Names that a player can find out without having seen them in an answer. */
const ALWAYS_KNOWN = /^(?:session|captcha|code|key|before)\b/;

/** Names count by kind in the order in which things were made: `session.1`, `session.2`. */
export class Names {
  private readonly counts = new Map<string, number>();
  private readonly byValue = new Map<string, string>();
  /** Six digits are too common to be looked for anywhere but in whole values of requests. */
  private readonly codes = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** Gives a name to what was made; what has one keeps it. */
  add({ kind, value, parts = {} }: Made): void {
    const isCode = kind.startsWith('code.');
    const known = isCode ? undefined : this.byValue.get(value);
    const name = known ?? this.next(kind);
    (isCode ? this.codes : this.byValue).set(value, name);
    for (const [part, partValue] of Object.entries(parts)) this.set(partValue, `${name}.${part}`);
  }

  /** Gives a value this very name. */
  set(value: string, name: string): void {
    this.byValue.set(value, name);
  }

  /** The name of a value, if it has one. */
  nameOf(value: string): string | undefined {
    return this.byValue.get(value);
  }

  /** The name of a code that was sent. */
  codeOf(value: string): string | undefined {
    return this.codes.get(value);
  }

  /** A text of an answer: every name in it is now known to whoever read it. */
  inAnswer(text: string): string {
    return this.replaced(text, (name) => {
      this.seen.add(name);
      return true;
    });
  }

  /** A text of a request: a value that no answer had shown was typed, and stays as it is. */
  inRequest(text: string): string {
    const code = this.codes.get(text);
    if (code !== undefined) return reference(code);
    return this.replaced(text, (name) => ALWAYS_KNOWN.test(name) || this.seen.has(name));
  }

  private next(kind: string): string {
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    return `${kind}.${n}`;
  }

  private replaced(text: string, may: (name: string) => boolean): string {
    const whole = this.byValue.get(text);
    if (whole !== undefined && may(whole)) return reference(whole);
    return literal(text).replace(WORD, (word) => {
      const name = this.byValue.get(word) ?? (TOKEN.test(word) ? UNKNOWN : undefined);
      return name !== undefined && (name === UNKNOWN || may(name)) ? reference(name) : word;
    });
  }
}
