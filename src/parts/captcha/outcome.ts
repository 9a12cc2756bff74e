import { describeError, type ErrorText } from '#src/i18n/error-text.ts';
import { BusinessError } from '#src/lib/errors.ts';

/** Seconds to wait after "too often" and after "locked": AJ-Captcha's own times, which it does not tell. */
export const WAIT_SECONDS = { tooOften: 60, locked: 300 } as const;

export type BlockReason = keyof typeof WAIT_SECONDS;

/** What a failed call of the captcha means for the person in front of it. */
export type Trouble =
  /** The piece was in the wrong place. */
  | { kind: 'wrong' }
  /** Too old or already used: nobody's mistake, a new picture comes at once. */
  | { kind: 'expired' }
  /** The server wants a pause. */
  | { kind: 'blocked'; reason: BlockReason }
  /** Transport or server trouble, in words that may be shown. */
  | { kind: 'broken'; message: ErrorText };

const CODE = { expired: [6110, 6206], wrong: [0, 11, 6111], tooOften: [6201, 6204], locked: [6202] } as const;
const has = (codes: readonly number[], code: number): boolean => codes.includes(code);

/** Trouble with `check`. The server's own text is never shown: for generic failures it is a Java exception. */
export function checkTrouble(error: unknown): Trouble {
  if (!(error instanceof BusinessError)) return { kind: 'broken', message: describeError(error) };
  if (has(CODE.expired, error.code)) return { kind: 'expired' };
  return pauseOf(error) ?? (has(CODE.wrong, error.code) ? { kind: 'wrong' } : unavailable());
}

/** Trouble with `get`. */
export function loadTrouble(error: unknown): Trouble {
  if (!(error instanceof BusinessError)) return { kind: 'broken', message: describeError(error) };
  return pauseOf(error) ?? unavailable();
}

function pauseOf(error: BusinessError): Trouble | null {
  if (has(CODE.tooOften, error.code)) return { kind: 'blocked', reason: 'tooOften' };
  if (has(CODE.locked, error.code)) return { kind: 'blocked', reason: 'locked' };
  return null;
}

function unavailable(): Trouble {
  return { kind: 'broken', message: { key: 'captcha.loadFail' } };
}
