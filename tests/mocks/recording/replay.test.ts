import { beforeAll, describe, expect, it } from 'vitest';
import { answerControl } from '#mocks/control/answer-control.ts';
import { createReplayWorld } from '#mocks/control/replay.ts';
import { ok } from '#mocks/handlers/handler.ts';
import { readRecording } from '#mocks/recording/read.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { openBench, type TestBench } from '../support.ts';
import { applied, check, emailLogin, opened, PDF, pointOf, recordingOf, solved, upload } from './journey.ts';
import { counting, failures, playIn, playOn, refusing, withHandler } from './players.ts';
import { captchaVerification, encryptPoint } from '#mocks/captcha/judge.ts';

let bench: TestBench;
let recording: Recording;

/** Records what `steps` do in a World of its own. */
async function recorded(steps: (bench: TestBench) => Promise<unknown>): Promise<Recording> {
  const own = await openBench();
  await steps(own);
  return readRecording(JSON.parse(JSON.stringify(await recordingOf(own))));
}

beforeAll(async () => {
  bench = await openBench();
  recording = await recorded(async (own) => {
    await applied(own);
    await emailLogin(own, PERSONA_PASSWORD);
    await emailLogin(own, 'Wrong2026');
    await solved(own, 30);
  });
});

describe('a recording replays', () => {
  it('in a World of its own seed and in one of another', async () => {
    for (const seed of [1, 7]) {
      const played = await playIn(bench.mock, recording, { seed, all: true });
      expect(failures(played)).toEqual([]);
      expect(played).toHaveLength(recording.steps.length);
    }
  });

  it('on a server whose ids are bare numbers beyond 2^53, no digit lost', async () => {
    const { player } = await createReplayWorld(bench.mock, answerControl, recording);
    expect(failures(await playOn(counting(player), recording, { all: true }))).toEqual([]);
  });
});

describe('an answer that differs', () => {
  it('is named by step and pointer, and ends the replay', async () => {
    const changed = withHandler(bench.mock, 'confirmQuote', refusing);
    const played = await playIn(changed, recording);
    expect(failures(played)).toEqual(['10 confirmQuote /answer/code 1 0']);
    expect(played.at(-1)?.differences.map(({ at }) => at)).toEqual(['/answer/code', '/answer/message']);
  });

  it('inside data is found however deep, and all of them when they are asked for', async () => {
    const own = bench.mock.handlers['listMyApplications'];
    const changed = withHandler(bench.mock, 'listMyApplications', async (call) => {
      const reply = await own?.(call);
      if (reply?.kind !== 'ok') throw new Error('no list');
      const { list, ...rest } = reply.data as { list: Record<string, unknown>[] };
      return ok({ ...rest, list: list.map((row, at) => (at === 1 ? { ...row, applyStatus: 30 } : row)) });
    });
    const played = await playIn(changed, recording, { all: true });
    expect(failures(played)).toEqual([
      expect.stringMatching(/^11 listMyApplications \/answer\/data\/list\/1\/applyStatus /),
    ]);
    expect(played).toHaveLength(recording.steps.length);
  });

  it('may be another thing under the same name', async () => {
    const changed = withHandler(bench.mock, 'submitApplication', () => ok('app-010'));
    const [first] = failures(await playIn(changed, recording));
    // The id is new to the replay: what gives it away is the first step that needs the application.
    expect(first).toMatch(/^7 issueQuote \/answer\/json\/changed .*Hot rolled coil.*Pre-painted coil/);
  });
});

describe('a step that cannot be played says why', () => {
  it('when a large file is absent, and is played when somebody gives it', async () => {
    const large = PDF + ' '.repeat(300_000);
    const withFile = await recorded(async (own) =>
      upload(own, await own.login('certified'), large, 'large.pdf'),
    );
    expect(failures(await playIn(bench.mock, withFile))).toEqual([
      expect.stringMatching(/^2 uploadAttachment the file "large.pdf" .* is not in the recording/),
    ]);
    const bytes = new TextEncoder().encode(large);
    expect(failures(await playIn(bench.mock, withFile, { find: () => Promise.resolve(bytes) }))).toEqual([]);
    const other = new TextEncoder().encode('other');
    expect(failures(await playIn(bench.mock, withFile, { find: () => Promise.resolve(other) }))[0]).toMatch(
      /its digest differs/,
    );
  });

  it('when a server has no control API: puzzles, codes, staff and clock are out of reach, the rest is played', async () => {
    const { player } = await createReplayWorld(bench.mock, answerControl, recording);
    const bare = { ...player, clock: null };
    const problems = (await playOn(bare, recording, { all: true })).map(({ step, problem }) => [
      step.operation,
      problem,
    ]);
    expect(problems.slice(0, 4)).toEqual([
      ['getCaptcha', undefined],
      ['checkCaptcha', expect.stringMatching(/comes from the control API/)],
      ['sendSmsCode', undefined],
      ['loginByPhone', expect.stringMatching(/comes from the control API/)],
    ]);
    expect(problems[6]).toEqual(['issueQuote', expect.stringMatching(/one of the control API/)]);
  });

  it('when no answer has told an id', async () => {
    const cut = {
      ...recording,
      steps: recording.steps.filter(({ operation }) => operation !== 'loginByPhone'),
    };
    expect(failures(await playIn(bench.mock, cut))).toEqual([
      '5 uploadAttachment no answer so far has told what {{session.1}} is',
    ]);
  });
});

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
