import { expect, it } from 'vitest';
import { captchaVerification, encryptPoint } from '#mocks/captcha/crypto.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { openBench, type TestBench } from '../support.ts';
import { recordingOf } from './journey.ts';
import { failures, playIn } from './players.ts';

interface Puzzle {
  readonly token: string;
  readonly secretKey: string | null;
}
type Kind = 'blockPuzzle' | 'clickWord';

async function opened(bench: TestBench, captchaType: Kind): Promise<Puzzle> {
  const { data } = (await bench.call('POST', '/api/n/captcha/get', { body: { captchaType } })).json;
  return data as Puzzle;
}

/** The text of the right answer, as people's pages send it. */
async function pointOf(bench: TestBench, { token }: Puzzle): Promise<string> {
  const { x, y, points } = (await bench.control('GET', `/captcha/${token}`)).json;
  return JSON.stringify(points ?? { x, y });
}

const check = (bench: TestBench, captchaType: Kind, token: string, pointJson: string) =>
  bench.call('POST', '/api/n/captcha/check', { body: { captchaType, token, pointJson } });

it('puzzles are solved, missed and spent again as they were, also by the proof that AJ-Captcha sends', async () => {
  const bench = await openBench();
  const words = await opened(bench, 'clickWord');
  const clicked = encryptPoint(await pointOf(bench, words), words.secretKey);
  await check(bench, 'clickWord', words.token, clicked);
  await check(bench, 'clickWord', words.token, clicked);

  const garbled = await opened(bench, 'blockPuzzle');
  await check(bench, 'blockPuzzle', garbled.token, 'garbled');

  const late = await opened(bench, 'blockPuzzle');
  const lateText = encryptPoint(await pointOf(bench, late), late.secretKey);
  await bench.control('POST', '/clock', { advanceMs: 180_000 });
  await check(bench, 'blockPuzzle', late.token, lateText);

  const slider = await opened(bench, 'blockPuzzle');
  const point = await pointOf(bench, slider);
  await check(bench, 'blockPuzzle', slider.token, encryptPoint(point, slider.secretKey));
  const token = captchaVerification(slider.token, point, slider.secretKey);
  const body = { phoneNumber: '19900000007', smsTemplateType: 'login', inlet: 'LOGIN', token };
  expect((await bench.call('POST', '/n/plat/sms/checkcode/uc', { body })).json.code).toBe(1);

  const recording = readRecording(JSON.parse(JSON.stringify(await recordingOf(bench))));
  const sent = recording.steps
    .filter(({ operation }) => operation === 'checkCaptcha' || operation === 'sendSmsCode')
    .map(({ request, answer }) => {
      const { pointJson, token: proof } = request.body as { pointJson?: string; token: string };
      return [pointJson ?? proof, answer?.code];
    });
  expect(sent).toEqual([
    ['{{captcha.1.answer}}', 1],
    ['{{captcha.1.answer}}', 6110],
    ['{{captcha.2.unreadable}}', 0],
    ['{{captcha.3.answer}}', 6110],
    ['{{captcha.4.answer}}', 1],
    ['{{captcha.4.proof}}', 1],
  ]);
  for (const seed of [1, 7])
    expect(failures(await playIn(bench.mock, recording, { seed, all: true }))).toEqual([]);
});
