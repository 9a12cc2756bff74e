/** A recording of 1,000 steps: what playing it costs beside the same calls made directly, and what the tape costs them. */
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { viaWeb } from '#mocks/core/web.ts';
import { openPlayRoom } from '#mocks/control/play-room.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import type { Mock } from '#mocks/core/mock.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { hasPassed, replay } from '#mocks/recording/replay.ts';
import { recordingText, writeRecording } from '#mocks/recording/write.ts';
import { Tape } from '#mocks/world/tape.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

export const REPLAY_STEPS = 1000;
const RUNS = 5;
const ORIGIN = 'http://localhost';

export interface ReplayTime {
  /** Of the recording as a file. */
  readonly fileBytes: number;
  /** As the World weighs it. */
  readonly tapeBytes: number;
  readonly writeMs: number;
  readonly replayMs: number;
  readonly directMs: number;
  readonly untapedMs: number;
  /** What one replay adds to the heap, the World that it makes included. */
  readonly heapBytes: number;
}

/** A World that forgets what it is asked. */
class NoTape extends Tape {
  override add(): void {
    // Nothing is kept.
  }
}

async function ask(
  mock: Mock,
  method: string,
  path: string,
  token: string | null,
  json?: object,
): Promise<unknown> {
  const headers = token === null ? {} : { authorization: token };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const request = new Request(ORIGIN + path, { method, headers, ...body });
  const response = await (path.startsWith('/__mock/')
    ? viaWeb(answerControl, mock, request)
    : viaWeb(answerCall, mock, request));
  return response.json();
}

/** Steps of a tester's day, over and over: searching, the list, one application, messages, a step of the staff. */
async function work(mock: Mock): Promise<void> {
  const { token } = (await ask(mock, 'POST', '/__mock/api/login', null, { persona: 'certified' })) as {
    token: string;
  };
  for (let n = 1; n < REPLAY_STEPS; n += 1) {
    const page = { pageNum: 1 + (n % 3), pageSize: 4 };
    if (n % 10 === 0)
      await ask(mock, 'POST', '/__mock/api/operator/sendMessage', null, {
        userId: 'u-certified',
        zh: `第 ${n} 条`,
      });
    else if (n % 4 === 0) await ask(mock, 'GET', '/p/portal/my/company/epd?pageNum=1&pageSize=4', token);
    else if (n % 4 === 1) await ask(mock, 'POST', '/p/epd/page', token, page);
    else if (n % 4 === 2) await ask(mock, 'POST', '/p/epd/apply', token, { id: 'app-003' });
    else await ask(mock, 'POST', '/p/epd/inner/list', token, { ...page, type: 1 });
  }
}

async function freshWorld(): Promise<{ mock: Mock; world: LiveWorld }> {
  const mock = await createMock({ openapi: 'off' });
  return { mock, world: mock.worlds.reset(mock.worlds.fallback, { seed: 1 }) };
}

async function direct(taped: boolean): Promise<number> {
  const { mock, world } = await freshWorld();
  if (!taped) world.tape = new NoTape(true);
  const began = performance.now();
  await work(mock);
  return performance.now() - began;
}

async function played(mock: Mock, recording: Recording): Promise<number> {
  const began = performance.now();
  const { player } = await openPlayRoom(mock, answerControl, recording);
  for await (const step of replay(recording, player)) {
    if (!hasPassed(step))
      throw new Error(`Step ${step.step.n} differs: ${JSON.stringify(step.differences[0] ?? step.problem)}`);
  }
  return performance.now() - began;
}

/** The least of some runs: what no other program took from. */
async function least(run: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < RUNS; n += 1) best = Math.min(best, await run());
  return best;
}

export async function replayTimes(): Promise<ReplayTime> {
  const { mock, world } = await freshWorld();
  await work(mock);
  const began = performance.now();
  const recording = await writeRecording(world);
  const writeMs = performance.now() - began;
  if (recording.steps.length !== REPLAY_STEPS)
    throw new Error(`${recording.steps.length} steps were recorded`);
  const before = process.memoryUsage().heapUsed;
  await played(mock, recording);
  const heapBytes = Math.max(0, process.memoryUsage().heapUsed - before);
  return {
    fileBytes: recordingText(recording).length,
    tapeBytes: world.tape.bytes,
    writeMs,
    heapBytes,
    replayMs: await least(() => played(mock, recording)),
    directMs: await least(() => direct(true)),
    untapedMs: await least(() => direct(false)),
  };
}
