import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';

/** Why the server wants a pause. */
export type BlockReason = 'tooOften' | 'locked';

/** Seconds to wait after "too often" and after "locked": AJ-Captcha's own times, which it does not tell. */
export const WAIT_SECONDS = { tooOften: 60, locked: 300 } as const satisfies Record<BlockReason, number>;
/** Seconds more when the server still refuses after that: its own times may be set longer. */
export const WAIT_ON_SECONDS = 60;

const pauseShape = v.object({ reason: v.picklist(['tooOften', 'locked']), until: v.number() });

/** A pause that the server wants, until a moment in ms since 1970. */
export type Pause = v.InferOutput<typeof pauseShape>;

/**
 * The pause after a refusal. One that still runs goes on: a dialog that is opened again does not begin it anew. A server
 * that refuses once more when the time is over has a longer one, and is believed.
 * @param before the last pause since a puzzle was given
 */
export function pauseAfter(before: Pause | null, reason: BlockReason, now: number): Pause {
  if (before?.reason === reason && now < before.until) return before;
  const goesOn = before?.reason === reason && now < before.until + WAIT_SECONDS[reason] * 1000;
  return { reason, until: now + (goesOn ? WAIT_ON_SECONDS : WAIT_SECONDS[reason]) * 1000 };
}

/** The pause that this tab keeps, over a closed dialog and a reload; null when there is none that can be right. */
function keptPause(now: number): Pause | null {
  const pause = readAs(pauseShape, readStoredJson(STORAGE.captchaPause, 'tab'));
  // A clock that was set back must not lock anybody out for hours.
  return pause === null || pause.until > now + WAIT_SECONDS[pause.reason] * 1000 ? null : pause;
}

/** The pause that still runs, or null. */
export function runningPause(now: number): Pause | null {
  const pause = keptPause(now);
  return pause !== null && now < pause.until ? pause : null;
}

/** Notes a refusal. */
export function notePause(reason: BlockReason, now: number): Pause {
  const pause = pauseAfter(keptPause(now), reason, now);
  writeStorage(STORAGE.captchaPause, JSON.stringify(pause), 'tab');
  return pause;
}

/** A puzzle was given: whatever pause there was is over. */
export function endPause(): void {
  removeStorage(STORAGE.captchaPause, 'tab');
}
