import { config } from '#src/config/config.ts';
import type { Config } from '#src/config/schema.ts';
import type { CaptchaPass } from './state.ts';

/** The documented token, or the verification text that a stock AJ-Captcha core requires (decision 38). */
export function captchaProof(
  { token, verification }: CaptchaPass,
  kind: Config['captchaProof'] = config().captchaProof,
): string {
  return kind === 'verification' ? verification : token;
}
