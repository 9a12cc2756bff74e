import { describeError, type ErrorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { BusinessError } from '#src/lib/errors.ts';
import type { BlockReason, Pause } from './pause.ts';

export type Trouble =
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'blocked'; pause: Pause }
  | { kind: 'broken'; message: ErrorText };

type Note = (reason: BlockReason) => Pause;

const CODE = {
  expired: [6110, 6206],
  wrong: [0, 6111],
  tooOften: [6201, 6204, 6205],
  locked: [6202],
  noPicture: [6112, 6113],
  internal: [9999],
} as const;
const has = (codes: readonly number[], code: number): boolean => codes.includes(code);

/** The server's message is never shown: for generic failures it is a Java exception. @param note stores a rate limit */
export function checkTrouble(error: unknown, note: Note): Trouble {
  if (!(error instanceof BusinessError)) return { kind: 'broken', message: describeError(error) };
  if (has(CODE.expired, error.code)) return { kind: 'expired' };
  if (has(CODE.wrong, error.code)) return { kind: 'wrong' };
  // Other codes, such as 0011 (missing field), mean that the position was not checked.
  return (
    pauseOf(error, note) ??
    broken(has(CODE.internal, error.code) ? 'captcha.serverFail' : 'captcha.notChecked')
  );
}

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
