import { describeError, type ErrorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { BusinessError } from '#src/lib/errors.ts';
import type { BlockReason, Pause } from './pause.ts';

/** What a failed call of the captcha means for the person in front of it. */
export type Trouble =
  /** The piece was in the wrong place. */
  | { kind: 'wrong' }
  /** Too old or already used: nobody's mistake, a new picture comes at once. */
  | { kind: 'expired' }
  /** The server wants a pause. */
  | { kind: 'blocked'; pause: Pause }
  /** Transport or server trouble, in words that may be shown. */
  | { kind: 'broken'; message: ErrorText };

type Note = (reason: BlockReason) => Pause;

const CODE = {
  expired: [6110, 6206],
  wrong: [0, 6111],
  tooOften: [6201, 6204, 6205],
  locked: [6202],
  /** There are no pictures, or none could be made. */
  noPicture: [6112, 6113],
  /** An error inside the server. */
  internal: [9999],
} as const;
const has = (codes: readonly number[], code: number): boolean => codes.includes(code);

/**
 * Trouble with `check`. The server's own text is never shown: for generic failures it is a Java exception.
 * @param note notes that the server wants a pause, and says how long
 */
export function checkTrouble(error: unknown, note: Note): Trouble {
  if (!(error instanceof BusinessError)) return { kind: 'broken', message: describeError(error) };
  if (has(CODE.expired, error.code)) return { kind: 'expired' };
  if (has(CODE.wrong, error.code)) return { kind: 'wrong' };
  // What is left, also 0011 (a field is missing), says nothing about the piece: it was not looked at.
  return (
    pauseOf(error, note) ??
    broken(has(CODE.internal, error.code) ? 'captcha.serverFail' : 'captcha.notChecked')
  );
}

/** Trouble with `get`. */
export function loadTrouble(error: unknown, note: Note): Trouble {
  if (!(error instanceof BusinessError)) return { kind: 'broken', message: describeError(error) };
  const pause = pauseOf(error, note);
  if (pause !== null) return pause;
  if (has(CODE.noPicture, error.code)) return broken('captcha.noPicture');
  return broken(has(CODE.internal, error.code) ? 'captcha.serverFail' : 'captcha.loadFail');
}

function pauseOf({ code }: BusinessError, note: Note): Trouble | null {
  if (has(CODE.tooOften, code)) return { kind: 'blocked', pause: note('tooOften') };
  return has(CODE.locked, code) ? { kind: 'blocked', pause: note('locked') } : null;
}

function broken(key: TextKey): Trouble {
  return { kind: 'broken', message: { key } };
}
