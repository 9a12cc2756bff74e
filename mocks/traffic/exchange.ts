/** A call with its answer, imported from HAR, curl or Postman. */
import { BilingualError } from '../lib/text.ts';
import type { Bytes } from '../lib/bytes.ts';

export interface ExchangeFile {
  readonly name: string;
  readonly type: string;
  /** Null if missing: browsers omit the bytes. */
  readonly bytes: Bytes | null;
}

export type ExchangePart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: ExchangeFile };

export type ExchangeBody = null | { readonly text: string } | { readonly form: readonly ExchangePart[] };

export interface ExchangeAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: Bytes | null;
}

export interface Exchange {
  readonly entry?: number;
  readonly at: number | null;
  readonly ms: number;
  readonly method: string;
  readonly url: URL;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly (readonly [name: string, value: string])[];
  readonly body: ExchangeBody;
  readonly answer: ExchangeAnswer | null;
}

export interface Traffic {
  readonly source: 'har' | 'curl' | 'postman';
  readonly exchanges: readonly Exchange[];
}

export class TrafficError extends BilingualError {
  override readonly name = 'TrafficError';
}

/** Maximum number of entries (invented). */
export const EXCHANGES_MAX = 20_000;

export const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** `name=value; other=value` of a Cookie header, or the first pair of Set-Cookie. */
export function cookiesIn(header: string, isSet = false): [string, string][] {
  const pairs = isSet ? [header.split(';', 1)[0] ?? ''] : header.split(';');
  return pairs.flatMap((pair) => {
    const at = pair.indexOf('=');
    return at <= 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as [string, string]];
  });
}

/** Tolerance, ms: `Date` has a resolution of one second. */
const TOLERANCE_MS = 2000;
/** Interval of calls without times, ms. */
const INTERVAL_MS = 1000;

/** Converts browser time to server time by `Date` headers. */
export class ServerClock {
  private offset = 0;
  private last: number;

  /** @param start for sources without times, epoch ms */
  constructor(start: number) {
    this.last = start - INTERVAL_MS;
  }

  /** Server time of a call, epoch ms. Must be called in order. */
  at({ at, ms, answer }: Exchange): number {
    if (at === null) {
      this.last += INTERVAL_MS;
      return this.last;
    }
    const date = Date.parse(answer?.headers['date'] ?? '');
    const answered = at + Math.round(ms);
    if (!Number.isNaN(date) && Math.abs(date - answered - this.offset) > TOLERANCE_MS)
      this.offset = date - answered;
    this.last = at + this.offset;
    return this.last;
  }
}
