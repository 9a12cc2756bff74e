/** Maps the signed-in person of an imported file to a persona. */
import { personas, PERSONA_PASSWORD } from '../seed/personas.ts';
import type { Persona } from '../world/persona.ts';
import { fieldsOf, textField, type ParsedCall } from './parsed-call.ts';
import { decryptRsa, encryptRsa, MOCK_PUBLIC_KEY } from '../lib/rsa.ts';
import type { CreatedValue } from '../world/created-values.ts';
import { kindOfField } from './sensitive.ts';
import type { Placeholders } from './placeholders.ts';

/** Account field by call. */
export const LOGINS: Readonly<Record<string, string>> = {
  loginByPhone: 'mobile',
  loginOrRegisterByPhone: 'mobile',
  loginByEmail: 'userAccount',
};
const REGISTRATIONS: ReadonlySet<string> = new Set(['registerByPhone', 'registerByEmail']);

export interface Actor {
  readonly persona: Persona;
  /** Values of the person with those of the persona. */
  readonly own: ReadonlyMap<string, string>;
}

/** The first login with an account created before the file. */
function firstLogin(calls: readonly ParsedCall[]): { account: string; user: unknown } | null {
  const fresh = new Set<string>();
  for (const { operation, body, data, succeeded } of calls) {
    if (!succeeded) continue;
    const accounts = ['userAccount', 'mobile'].map((name) => textField(body, name));
    if (REGISTRATIONS.has(operation)) for (const account of accounts) fresh.add(account);
    const field = LOGINS[operation];
    if (field === undefined || fresh.has(textField(body, field))) continue;
    return { account: textField(body, field), user: fieldsOf(data)['portalUserVO'] };
  }
  return null;
}

/** Ids from the person's own calls, for a file without a login; empty if it contains the registration. */
function ownPage(calls: readonly ParsedCall[]): { id: string; company: string; account: string } {
  if (calls.some(({ operation, succeeded }) => succeeded && REGISTRATIONS.has(operation)))
    return { id: '', company: '', account: '' };
  const detail = calls.find(({ operation }) => operation === 'getUserDetail');
  const companyOf = calls.find(({ operation }) => operation === 'getCompanyOfUser');
  return {
    id: detail?.params['id'] ?? companyOf?.params['userId'] ?? '',
    company: textField(detail?.data, 'companyCode') || textField(companyOf?.data, 'companyCode'),
    account: textField(detail?.data, 'userAccount'),
  };
}

/** @param wanted explicit choice; null to guess. @param otherwise persona of the scenario */
export function actorOf(calls: readonly ParsedCall[], wanted: Persona | null, otherwise: Persona): Actor {
  const login = firstLogin(calls);
  const page = login === null ? ownPage(calls) : null;
  const account = login?.account ?? page?.account ?? '';
  const id = (login === null ? page?.id : textField(login.user, 'id')) ?? '';
  const company = (login === null ? page?.company : textField(login.user, 'companyCode')) ?? '';
  const same = personas.find(
    ({ email, phone, userId }) =>
      userId !== null && (email === account || phone === account || userId === id),
  );
  const persona = same ?? wanted ?? otherwise;
  const own = new Map<string, string>();
  const put = (value: string, text: string | null): void => {
    if (value !== '' && text !== null) own.set(value, text);
  };
  put(id, persona.userId);
  put(company, persona.companyCode);
  for (const each of [account, textField(login?.user, 'userAccount')])
    put(each, each.includes('@') ? persona.email : persona.phone);
  return { persona, own };
}

/** Minimum length of an RSA block. */
const CIPHER_FROM = 64;

/** Passwords encrypted for another server cannot be decrypted, so they are identified by account. */
export class ImportedPasswords {
  private readonly plain = new Map<string, string>();
  private readonly ofCall = new Map<ParsedCall, string>();
  private account = '';
  private count = 0;

  /** A password that the recording writer recognises (mocks/recording/names.ts). Already readable ones stay unchanged. */
  textOf(call: ParsedCall, text: string): string {
    if (text.length < CIPHER_FROM || decryptRsa(text) !== null) return text;
    return encryptRsa(this.plainOf(call), MOCK_PUBLIC_KEY) ?? PERSONA_PASSWORD;
  }

  /** The same password for all password fields of a call. */
  private plainOf(call: ParsedCall): string {
    const known = this.ofCall.get(call);
    if (known !== undefined) return known;
    const { operation, body, succeeded } = call;
    const account = textField(body, 'userAccount') || textField(body, 'mobile') || this.account;
    const isLogin = LOGINS[operation] !== undefined;
    const plain =
      isLogin && succeeded ? (this.plain.get(account) ?? PERSONA_PASSWORD) : `Imported-${(this.count += 1)}`;
    if (succeeded) {
      this.plain.set(account, plain);
      this.account = account;
    }
    this.ofCall.set(call, plain);
    return plain;
  }
}

const SENDS: Readonly<Record<string, 'sms' | 'email'>> = {
  sendSmsCode: 'sms',
  sendSmsCodeSimple: 'sms',
  sendCancellationSmsCode: 'sms',
  sendRegisterEmailCode: 'email',
  sendResetEmailCode: 'email',
  sendCancellationEmailCode: 'email',
};
/** A code that is never valid, for one that was refused. */
const WRONG_CODE = '000000';

interface Send {
  readonly account: string;
  readonly channel: 'sms' | 'email';
  readonly made: CreatedValue;
}

const accountOf = (body: unknown): string =>
  textField(body, 'phoneNumber') || textField(body, 'mobile') || textField(body, 'userAccount');

function codeIn(body: unknown): string | null {
  for (const [name, value] of Object.entries(fieldsOf(body)))
    if (typeof value === 'string' && value !== '' && kindOfField(name, value) === 'code') return value;
  return null;
}

/** Codes by e-mail and SMS: no answer contains them, so they are taken from the requests that use them. */
export class Codes {
  private readonly made = new Map<ParsedCall, CreatedValue>();
  private readonly words = new Map<string, string>();
  /** Calls with a code that no call in the file requested. */
  readonly orphans = new Set<ParsedCall>();

  constructor(calls: readonly ParsedCall[], placeholders: Placeholders) {
    const sends: Send[] = [];
    for (const call of calls) {
      const { operation, body, succeeded } = call;
      const channel = SENDS[operation];
      if (channel !== undefined && succeeded) {
        const made = { kind: `code.${channel}`, value: placeholders.fresh() };
        sends.push({ account: accountOf(body), channel, made });
        this.made.set(call, made);
        continue;
      }
      const code = codeIn(body);
      if (code === null || !succeeded || this.words.has(code)) continue;
      const account = accountOf(body);
      const wanted = account.includes('@') ? 'email' : 'sms';
      const send =
        sends.findLast((one) => one.account === account) ?? sends.findLast((one) => one.channel === wanted);
      if (send === undefined) this.orphans.add(call);
      else this.words.set(code, send.made.value);
    }
  }

  madeBy(call: ParsedCall): readonly CreatedValue[] {
    const made = this.made.get(call);
    return made === undefined ? [] : [made];
  }

  textOf(code: string): string {
    return this.words.get(code) ?? WRONG_CODE;
  }
}
