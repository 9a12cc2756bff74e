import { describe, expect, it } from 'vitest';
import { BusinessError, HttpError, NetworkError } from '#src/lib/errors.ts';
import {
  checkTrouble,
  loadTrouble,
  pauseAfter,
  type BlockReason,
  type Pause,
} from '#src/parts/captcha/outcome.ts';
import { parseConfig } from '#src/config/schema.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';

const refused = (code: number) =>
  new BusinessError(code, 'java.lang.IllegalArgumentException: Illegal base64');
const note = (reason: BlockReason): Pause => pauseAfter(null, reason, 0);
const pause = (reason: BlockReason) => ({ kind: 'blocked', pause: note(reason) });
const broken = (key: string) => ({ kind: 'broken', message: { key } });

describe('what a failed check means', () => {
  it.each([
    [6111, { kind: 'wrong' }],
    [0, { kind: 'wrong' }],
    [6110, { kind: 'expired' }],
    [6201, pause('tooOften')],
    [6204, pause('tooOften')],
    [6205, pause('tooOften')],
    [6202, pause('locked')],
    [11, broken('captcha.notChecked')],
    [6112, broken('captcha.notChecked')],
    [6113, broken('captcha.notChecked')],
    [9999, broken('captcha.serverFail')],
    [4711, broken('captcha.notChecked')],
  ])('code %i', (code, expected) => {
    expect(checkTrouble(refused(code), note)).toEqual(expected);
  });
  it('tells transport trouble from a wrong answer', () => {
    expect(checkTrouble(new NetworkError('x'), note)).toEqual(broken('error.network'));
    expect(checkTrouble(new HttpError(500), note)).toEqual(broken('http.500'));
  });
});

it.each([
  [6112, broken('captcha.noPicture')],
  [6113, broken('captcha.noPicture')],
  [9999, broken('captcha.serverFail')],
  [11, broken('captcha.loadFail')],
  [0, broken('captcha.loadFail')],
  [6201, pause('tooOften')],
  [6205, pause('tooOften')],
  [6202, pause('locked')],
])('code %i at loading: a retry in its own words, or a pause', (code, expected) => {
  expect(loadTrouble(refused(code), note)).toEqual(expected);
});

const pass = { token: 't1', verification: 'v==' };

it('is the token as the documents say, or the text that AJ-Captcha’s own core takes (decision 38)', () => {
  expect(captchaProof(pass, parseConfig({}).captchaProof)).toBe('t1');
  expect(captchaProof(pass, parseConfig({ captchaProof: 'verification' }).captchaProof)).toBe('v==');
  expect(() => parseConfig({ captchaProof: 'both' })).toThrow('captchaProof');
});
