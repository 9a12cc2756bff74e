import * as v from 'valibot';
import { describeError, type ErrorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { readAs } from '#src/lib/read-as.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';

export type BlockReason = 'tooOften' | 'locked';

/** Seconds to wait after "too often" and "locked": AJ-Captcha's defaults, which its responses omit. */
export const WAIT_SECONDS = { tooOften: 60, locked: 300 } as const satisfies Record<BlockReason, number>;
/** Additional seconds if the server still refuses: it may have longer limits. */
export const WAIT_ON_SECONDS = 60;

const pauseShape = v.object({ reason: v.picklist(['tooOften', 'locked']), until: v.number() });

/** A rate-limit pause until a Unix time in ms. */
export type Pause = v.InferOutput<typeof pauseShape>;

/** A running pause continues, so that reopening the dialog does not restart it; a refusal right after its end extends it. */
export function pauseAfter(before: Pause | null, reason: BlockReason, now: number): Pause {
  if (before?.reason === reason && now < before.until) return before;
  const goesOn = before?.reason === reason && now < before.until + WAIT_SECONDS[reason] * 1000;
  return { reason, until: now + (goesOn ? WAIT_ON_SECONDS : WAIT_SECONDS[reason]) * 1000 };
}

/** The pause in sessionStorage, which survives closing the dialog and reloading; null if absent or implausible. */
function keptPause(now: number): Pause | null {
  const pause = readAs(pauseShape, readStoredJson(STORAGE.captchaPause, 'tab'));
  // Discards pauses that are too long, after the clock was set back.
  return pause === null || pause.until > now + WAIT_SECONDS[pause.reason] * 1000 ? null : pause;
}

export function runningPause(now: number): Pause | null {
  const pause = keptPause(now);
  return pause !== null && now < pause.until ? pause : null;
}

export function notePause(reason: BlockReason, now: number): Pause {
  const pause = pauseAfter(keptPause(now), reason, now);
  writeStorage(STORAGE.captchaPause, JSON.stringify(pause), 'tab');
  return pause;
}

export function endPause(): void {
  removeStorage(STORAGE.captchaPause, 'tab');
}

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
