import { config } from '#src/config/config.ts';
import type { Config } from '#src/config/schema.ts';
import type { CaptchaPass } from './state.ts';

/**
 * What a call is sent that wants a passed captcha (decision 38): the token of the puzzle, as the documents say, or
 * AJ-Captcha's verification text, the only proof that a stock AJ-Captcha core accepts.
 */
export function captchaProof(
  { token, verification }: CaptchaPass,
  kind: Config['captchaProof'] = config().captchaProof,
): string {
  return kind === 'verification' ? verification : token;
}
