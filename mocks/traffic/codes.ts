/** Codes by e-mail and SMS: no answer holds them, so they are found where somebody typed them. */
import type { Made } from '../world/made.ts';
import { kindOfField } from './sensitive.ts';
import { fieldsOf, textField, type ParsedCall } from './parsed-call.ts';
import type { StandIns } from './stand-ins.ts';

const SENDS: Readonly<Record<string, 'sms' | 'email'>> = {
  sendSmsCode: 'sms',
  sendSmsCodeSimple: 'sms',
  sendCancellationSmsCode: 'sms',
  sendRegisterEmailCode: 'email',
  sendResetEmailCode: 'email',
  sendCancellationEmailCode: 'email',
};
/** A code that no World sends, for one that was refused. */
export const WRONG_CODE = '000000';

interface Send {
  readonly account: string;
  readonly channel: 'sms' | 'email';
  readonly made: Made;
}

const accountOf = (body: unknown): string =>
  textField(body, 'phoneNumber') || textField(body, 'mobile') || textField(body, 'userAccount');

/** The code in a request; null without. */
function codeIn(body: unknown): string | null {
  for (const [name, value] of Object.entries(fieldsOf(body)))
    if (typeof value === 'string' && value !== '' && kindOfField(name, value) === 'code') return value;
  return null;
}

export class Codes {
  private readonly made = new Map<ParsedCall, Made>();
  private readonly words = new Map<string, string>();
  /** Calls with a code that nothing in the file sent. */
  readonly orphans = new Set<ParsedCall>();

  constructor(calls: readonly ParsedCall[], standIns: StandIns) {
    const sends: Send[] = [];
    for (const call of calls) {
      const { operation, body, succeeded } = call;
      const channel = SENDS[operation];
      if (channel !== undefined && succeeded) {
        const made = { kind: `code.${channel}`, value: standIns.fresh() };
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

  madeBy(call: ParsedCall): readonly Made[] {
    const made = this.made.get(call);
    return made === undefined ? [] : [made];
  }

  textOf(code: string): string {
    return this.words.get(code) ?? WRONG_CODE;
  }
}
