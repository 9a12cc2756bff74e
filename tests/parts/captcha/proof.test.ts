import { expect, it } from 'vitest';
import { parseConfig } from '#src/config/schema.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';

const pass = { token: 't1', verification: 'v==' };

it('is the token as the documents say, or the text that AJ-Captcha’s own core takes (decision 38)', () => {
  expect(captchaProof(pass, parseConfig({}).captchaProof)).toBe('t1');
  expect(captchaProof(pass, parseConfig({ captchaProof: 'verification' }).captchaProof)).toBe('v==');
  expect(() => parseConfig({ captchaProof: 'both' })).toThrow('captchaProof');
});
