/** Assigns names to ids, codes and tokens in a recording, by kind and order of creation. */
import type { CreatedValue } from '../world/created-values.ts';
import { literal, reference } from './references.ts';
import { PASSWORD_PATTERN } from '#src/lib/limits.ts';
import { decryptRsa } from '../lib/rsa.ts';
import { PERSONA_PASSWORD, personas } from '../seed/personas.ts';

/** Candidates for ids, numbers and tokens inside longer texts such as URLs. */
const WORD = /[A-Za-z0-9][A-Za-z0-9_-]{2,}/g;
/** Tokens without a name are secrets and must be masked. */
const TOKEN = /^[0-9a-f]{32}$/;
const UNKNOWN = 'unknown';

/** Names that a replay can resolve without an earlier response. */
const ALWAYS_KNOWN = /^(?:session|captcha|code|key|before)\b/;

/** Names are numbered per kind in order of creation: `session.1`, `session.2`. */
export class Names {
  private readonly counts = new Map<string, number>();
  private readonly byValue = new Map<string, string>();
  /** Six-digit codes are ambiguous: they match only whole values of requests. */
  private readonly codes = new Map<string, string>();
  private readonly seen = new Set<string>();

  add({ kind, value, parts = {} }: CreatedValue): void {
    const isCode = kind.startsWith('code.');
    const known = isCode ? undefined : this.byValue.get(value);
    const name = known ?? this.next(kind);
    (isCode ? this.codes : this.byValue).set(value, name);
    for (const [part, partValue] of Object.entries(parts)) this.set(partValue, `${name}.${part}`);
  }

  set(value: string, name: string): void {
    this.byValue.set(value, name);
  }

  nameOf(value: string): string | undefined {
    return this.byValue.get(value);
  }

  codeOf(value: string): string | undefined {
    return this.codes.get(value);
  }

  /** Replaces values in a response and marks their names as known to the client. */
  inAnswer(text: string): string {
    return this.replaced(text, (name) => {
      this.seen.add(name);
      return true;
    });
  }

  /** Replaces values in a request; a value that no response contained was entered by the user and stays. */
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

/** Fields with a password or code, in spite of their names (document 1 §7). */
const FIELD = /pass|^newuserAccount$/i;
const CODE = /^\d{6}$/;
/** Minimum length of an RSA block. */
const CIPHER_FROM = 128;

/** Names for passwords, which are encrypted in requests: `certified` is the user's own, `personas` any persona's, `new.1` and `weak.1` are others that satisfy or violate the rule (document 1 §5). */
export class Passwords {
  private readonly names = new Map<string, string>();
  private readonly counts = { new: 0, weak: 0 };

  /** Name of a password in a request; null for other texts. Prefix `clear` if it was sent unencrypted. */
  nameOf(text: string, key: string, account: string): string | null {
    const plain = text.length < CIPHER_FROM ? null : decryptRsa(text);
    if (plain !== null) return `password.${this.whose(plain, account)}`;
    if (text === PERSONA_PASSWORD || (FIELD.test(key) && text !== '' && !CODE.test(text)))
      return `clear.${this.whose(text, account)}`;
    return null;
  }

  private whose(plain: string, account: string): string {
    if (plain === PERSONA_PASSWORD) {
      const mine = personas.find(
        ({ phone, email }) => account !== '' && (phone === account || email === account),
      );
      return mine?.id ?? 'personas';
    }
    const known = this.names.get(plain);
    if (known !== undefined) return known;
    const kind = PASSWORD_PATTERN.test(plain) ? 'new' : 'weak';
    this.counts[kind] += 1;
    const name = `${kind}.${this.counts[kind]}`;
    this.names.set(plain, name);
    return name;
  }
}

/** Password for a name in a replay: the persona's, or a generated one of the same kind. */
export function passwordOf(name: string): string {
  const [kind = '', n = ''] = name.split('.');
  if (kind === 'new') return `Replayed-${n.slice(-6)}`;
  return kind === 'weak' ? `weak${n}`.slice(0, 7) : PERSONA_PASSWORD;
}
