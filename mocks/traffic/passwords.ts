/** Encrypted passwords of another server: nobody can read them, so the account tells which is which. */
import { decryptRsa, encryptRsa } from '../lib/rsa.ts';
import { MOCK_PUBLIC_KEY } from '../lib/rsa-mock-key.ts';
import { PERSONA_PASSWORD } from '../seed/personas.ts';
import { LOGINS } from './person.ts';
import { textField, type ParsedCall } from './parsed-call.ts';

/** Shorter texts are no RSA block. */
const CIPHER_FROM = 64;

export class ImportedPasswords {
  private readonly plain = new Map<string, string>();
  private readonly ofCall = new Map<ParsedCall, string>();
  private account = '';
  private count = 0;

  /**
   * A password that the writer of recordings can name (mocks/recording/passwords.ts). What it can read already stays: it writes
   * names alone.
   */
  textOf(call: ParsedCall, text: string): string {
    if (text.length < CIPHER_FROM || decryptRsa(text) !== null) return text;
    return encryptRsa(this.plainOf(call), MOCK_PUBLIC_KEY) ?? PERSONA_PASSWORD;
  }

  /** The same for all password fields of a call. */
  private plainOf(call: ParsedCall): string {
    const known = this.ofCall.get(call);
    if (known !== undefined) return known;
    const { operation, body, succeeded } = call;
    const account = textField(body, 'userAccount') || textField(body, 'mobile') || this.account;
    const isLogin = LOGINS[operation] !== undefined;
    const plain =
      isLogin && succeeded ? (this.plain.get(account) ?? PERSONA_PASSWORD) : `Imported-${this.next()}`;
    if (succeeded) {
      this.plain.set(account, plain);
      this.account = account;
    }
    this.ofCall.set(call, plain);
    return plain;
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }
}
