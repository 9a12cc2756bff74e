import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { captchaVerification, encryptPoint } from '#mocks/captcha/judge.ts';
import { CHECKS_MAX, GETS_MAX } from '#mocks/domain/captcha-limits.ts';
import { benchOfEachTest } from './harness.ts';
import { answerText, answerTo, CLIENT, passedToken, puzzleRequest, type CaptchaKind } from './proofs.ts';

const { bench, visitor } = benchOfEachTest();

const get = (kind: CaptchaKind = 'blockPuzzle') => visitor.ok('getCaptcha', puzzleRequest(kind));
const MISPLACED = { status: 200, code: 6111, message: 'The piece is not in its place.' };
const OVER = { status: 200, code: 6110, message: 'The puzzle has expired. Get a new one.' };
const NOBODYS = {
  body: { captchaType: 'blockPuzzle', token: 'nobody', pointJson: 'AAAA', clientUid: CLIENT },
};

const later = (advanceMs: number): void => bench.world.clock.set({ advanceMs });

/** Width and height in the header of a PNG. */
function sizeOf(base64: string | null | undefined): [number, number] {
  const bytes = Buffer.from(base64 ?? '', 'base64');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('getCaptcha', () => {
  it('gives a picture of 330 x 155 with its piece, a token and a key, and not the answer [1§9 captcha picture]', async () => {
    const challenge = await get();
    expect(challenge).toMatchObject({ wordList: null, pointJson: null, result: false });
    expect(challenge.token).toMatch(/^[0-9a-f]{32}$/);
    expect(challenge.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(sizeOf(challenge.originalImageBase64)).toEqual([330, 155]);
    expect(sizeOf(challenge.jigsawImageBase64)).toEqual([47, 155]);
  });

  it('draws AJ-Captcha’s own 310 x 155 when the setting says so', async () => {
    bench.world.store.settings.put({ id: 'captchaSize', value: '310' });
    const challenge = await get();
    expect(sizeOf(challenge.originalImageBase64)).toEqual([310, 155]);
    const x = bench.world.store.captchas.get(challenge.token)?.points[0]?.x ?? 0;
    expect(x).toBeGreaterThanOrEqual(100);
    expect(x).toBeLessThanOrEqual(262);
  });

  it('asks for three characters with clickWord: Chinese ones, or letters in English', async () => {
    const english = await get('clickWord');
    expect(english.jigsawImageBase64).toBeNull();
    expect(english.wordList).toHaveLength(3);
    expect(english.wordList?.join('')).toMatch(/^[A-Z]{3}$/);
    const chinese = await visitor.ok('getCaptcha', { ...puzzleRequest('clickWord'), language: 'zh-CN' });
    expect(chinese.wordList?.join('')).toMatch(/^\p{Script=Han}{3}$/u);
  });

  it('gives no key while encryption is switched off, and takes plain points', async () => {
    bench.world.store.settings.put({ id: 'captchaKey', value: '0' });
    const { token, secretKey } = await get();
    expect(secretKey).toBeNull();
    const body = { captchaType: 'blockPuzzle', token, pointJson: answerText(bench, token) };
    expect((await visitor.ok('checkCaptcha', { body })).result).toBe(true);
  });

  it('forgets puzzles that are long over', async () => {
    await get();
    later(301_000);
    await get();
    expect(bench.world.store.captchas.size).toBe(1);
  });
});

describe('checkCaptcha', () => {
  it('answers 6110 for a puzzle that is unknown, expired after 120 s, or spent by its first check', async () => {
    const unknown = { body: { captchaType: 'blockPuzzle', token: 'f'.repeat(32), pointJson: 'AAAA' } };
    await visitor.refused('checkCaptcha', unknown, { code: 6110 });
    const { token } = await get();
    later(119_000);
    await visitor.refused('checkCaptcha', answerTo(bench, token, 40), MISPLACED);
    await visitor.refused('checkCaptcha', answerTo(bench, token), { code: 6110 });
    const old = await get();
    later(120_000);
    await visitor.refused('checkCaptcha', answerTo(bench, old.token), { code: 6110 });
  });

  it('answers 0, never 1, to points that are not encrypted, or with another key, or no point at all', async () => {
    for (const pointOf of [
      (right: string) => right,
      (right: string) => encryptPoint(right, 'abcdefghijklmnop'),
      (_: string, key: string | null) => encryptPoint('{"x":null,"y":5}', key),
    ]) {
      const { token, secretKey } = await get();
      const pointJson = pointOf(answerText(bench, token), secretKey);
      const body = { captchaType: 'blockPuzzle', token, pointJson };
      await visitor.refused('checkCaptcha', { body }, { status: 200, code: 0 });
    }
  });
});

describe('rate limits', () => {
  it('answers 6201 to more than 100 puzzles in a minute', async () => {
    for (let n = 0; n < GETS_MAX; n += 1) await get();
    await visitor.refused('getCaptcha', puzzleRequest(), { code: 6201 });
    await visitor.ok('getCaptcha', puzzleRequest('blockPuzzle', 'slider-somebody-else'));
    later(60_000);
    await get();
  });

  it('answers 6204 to more than 100 checks in a minute', async () => {
    for (let n = 0; n < CHECKS_MAX; n += 1) await visitor.refused('checkCaptcha', NOBODYS, OVER);
    await visitor.refused('checkCaptcha', NOBODYS, { code: 6204 });
  });

  it('locks for 300 s with 6202 after more than 5 wrong answers in a minute', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { token } = await get();
      await visitor.refused('checkCaptcha', answerTo(bench, token, 60), MISPLACED);
    }
    await visitor.refused('getCaptcha', puzzleRequest(), { code: 6202 });
    later(299_000);
    await visitor.refused('getCaptcha', puzzleRequest(), { code: 6202 });
    later(1_000);
    await get();
  });

  it('does not count expired puzzles as wrong answers', async () => {
    for (let n = 0; n < 8; n += 1) await visitor.refused('checkCaptcha', NOBODYS, OVER);
    await get();
  });

  it.each([{}, { clientUid: null, ts: null }])(
    'gives puzzles to a client that says nothing of itself (%j), and does not count it',
    async (unnamed) => {
      const request = { body: { captchaType: 'blockPuzzle', ...unnamed } };
      for (let n = 0; n < 8; n += 1) {
        const { token } = await visitor.ok('getCaptcha', request);
        await visitor.refused('checkCaptcha', answerTo(bench, token, 60), MISPLACED);
      }
      const { token } = await visitor.ok('getCaptcha', request);
      await visitor.ok('checkCaptcha', answerTo(bench, token));
    },
  );
});

describe('second check of a pass', () => {
  const send = (token: string, to = '19900000007') =>
    ({ body: { smsTemplateType: 'login', inlet: 'LOGIN', phoneNumber: to, token } }) as const;

  it.each(['token', 'text'] as const)(
    'takes once the token of the puzzle, or AJ-Captcha’s text: %s',
    async (first) => {
      const token = await passedToken(bench);
      const key = bench.world.store.captchas.get(token)?.secretKey ?? null;
      const proofs = { token, text: captchaVerification(token, answerText(bench, token), key) };
      await visitor.ok('sendSmsCode', send(proofs[first]));
      later(61_000);
      for (const proof of Object.values(proofs))
        await visitor.refused('sendSmsCode', send(proof), 'CAPTCHA_FAIL');
    },
  );

  it('takes no puzzle that was not solved, and no pass older than 180 s', async () => {
    const { token } = await get();
    await visitor.refused('sendSmsCode', send(token), 'CAPTCHA_FAIL');
    const passed = await passedToken(bench);
    later(179_000);
    const other = await passedToken(bench);
    later(1_000);
    await visitor.refused('sendSmsCode', send(passed), 'CAPTCHA_FAIL');
    await visitor.ok('sendSmsCode', send(other));
  });
});
