import { CODE_RESEND_SECONDS } from '#src/lib/limits.ts';
import type { SentCode } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { fail } from '../handler.ts';

type CodePurpose = SentCode['purpose'];

function sentTo(world: World, to: string, purposes: readonly CodePurpose[]): readonly SentCode[] {
  return world.store.sentCodes.where('to', to).filter((sent) => purposes.includes(sent.purpose));
}

/** Whether a code for the same purpose was sent less than 60 s ago (document 1 §8, §9). */
export function codeComesTooSoon(world: World, { to, purpose }: Pick<SentCode, 'to' | 'purpose'>): boolean {
  const last = sentTo(world, to, [purpose]).at(-1);
  const age = last === undefined ? Infinity : world.clock.now() - last.sentAt;
  // Setting the clock back must not block resending.
  return age >= 0 && age < CODE_RESEND_SECONDS * 1000;
}

/**
 * Sends a code, or fails with CHECK_CODE_FREQUENTLY if one for the same purpose was sent less than 60 s ago (document 1 §8, §9).
 * `to` is a phone number or a lower-case e-mail address.
 */
export function sendCode(world: World, message: Pick<SentCode, 'channel' | 'to' | 'purpose'>): void {
  if (codeComesTooSoon(world, message)) fail('CHECK_CODE_FREQUENTLY');
  world.outbox.send(message);
}

/** Wrong attempts after which a code is void, against guessing 6 digits (invented). */
const WRONG_CODES_MAX = 5;

/**
 * Verifies and consumes a code: only the newest is valid, within its lifetime, once. An expired, used, void or superseded code
 * gives CHECK_CODE_OUT_TIME (request another), anything else CHECK_CODE_ERROR (document 1 §8).
 */
export function takeCode(world: World, to: string, code: string, ...purposes: CodePurpose[]): void {
  const sent = sentTo(world, to, purposes);
  const newest = sent.at(-1);
  const wrong = newest?.wrong ?? 0;
  if (wrong >= WRONG_CODES_MAX) fail('CHECK_CODE_OUT_TIME');
  const known = sent.findLast((one) => one.code === code);
  if (known === undefined) {
    if (newest !== undefined) world.store.sentCodes.update(newest.id, { wrong: wrong + 1 });
    return fail('CHECK_CODE_ERROR');
  }
  const over = known !== newest || known.usedAt !== null || known.expiresAt <= world.clock.now();
  if (over) fail('CHECK_CODE_OUT_TIME');
  world.store.sentCodes.update(known.id, { usedAt: world.clock.now() });
}
