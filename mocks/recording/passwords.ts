/**
 * Passwords are encrypted in requests; a recording names their owner instead. `certified`: the user's own password; `personas`:
 * any persona's, if the body does not name the user; `new.1`, `weak.1`: another one that satisfies or violates the documented
 * rule (document 1 §5).
 */
import { PASSWORD_PATTERN } from '#src/lib/limits.ts';
import { decryptRsa } from '../lib/rsa.ts';
import { PERSONA_PASSWORD, personas } from '../seed/personas.ts';

/** Fields with a password or code, in spite of their names (document 1 §7). */
const FIELD = /pass|^newuserAccount$/i;
const CODE = /^\d{6}$/;
/** Shorter texts are no RSA block. */
const CIPHER_FROM = 128;

export class Passwords {
  private readonly names = new Map<string, string>();
  private readonly counts = { new: 0, weak: 0 };

  /** Name of a password in a request; null if the text is none. Prefix `clear` if it was sent unencrypted. */
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
