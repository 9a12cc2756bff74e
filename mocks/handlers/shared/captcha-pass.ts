/** Second verification of a captcha by its passed token (document 1 §5). */
import { TOKEN_MAX } from '#src/lib/limits.ts';
import type { Captcha } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { fail } from '../handler.ts';

/** Validity of a passed captcha, ms (notes: captcha, lifetimes). */
export const PASS_LIFETIME_MS = 180_000;

function passedBy(world: World, proof: string | undefined): Captcha | undefined {
  if (proof === undefined || proof === '' || proof.length > TOKEN_MAX) return undefined;
  return world.store.captchas.get(proof) ?? world.store.captchas.where('verification', proof)[0];
}

/**
 * Accepts a passed captcha once, within 180 s; otherwise CAPTCHA_FAIL.
 * @param proof token of the challenge, or AJ-Captcha's verification text
 * @param kind kind of puzzle that the client claims
 */
export function takeCaptchaPass(world: World, proof: string | undefined, kind?: Captcha['kind']): void {
  const captcha = passedBy(world, proof);
  const passed = captcha !== undefined && captcha.verification !== null && captcha.verifiedUntil !== null;
  if (!passed || (captcha.verifiedUntil ?? 0) <= world.clock.now()) fail('CAPTCHA_FAIL');
  if (kind !== undefined && captcha.kind !== kind) fail('CAPTCHA_FAIL');
  world.store.captchas.update(captcha.id, { verification: null });
}
