/** A short run of the fuzz test (npm run test:fuzz), and a check that it detects errors. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { AnyHandler, Mock, Violation } from '#mocks/core/mock.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { problemsIn } from '#scripts/fuzz/played.ts';
import { fuzz, recordingOf, type FuzzFinding } from '#scripts/fuzz/run.ts';
import { must } from '../support/must.ts';

/** Few, as every test run makes them; the full run has hundreds. */
const REQUESTS = 6;
const SEED = 1;

const violations: Violation[] = [];
let mock: Mock;
beforeAll(async () => {
  mock = await createMock({
    openapi: 'report',
    onViolation: (report) => violations.push(report),
    onError: () => undefined,
    sleep: () => Promise.resolve(),
  });
});

const run = (operation: OperationId, requests = REQUESTS, seed = SEED, by = mock): Promise<FuzzFinding[]> =>
  fuzz({ mock: by, violations, operation, seed, requests });

it('no call answers HTTP 500, leaves the contract, or changes anything by refusing', async () => {
  const found: string[] = [];
  // Safe: the keys of the table of operations.
  for (const operation of Object.keys(operations) as OperationId[])
    for (const { at, problem } of await run(operation)) found.push(`${operation} ${at}: ${problem}`);
  expect(found).toEqual([]);
});

it('the same seed makes the same requests', async () => {
  const failing = withHandler('getNews', () => {
    throw new Error('always');
  });
  const made = async (seed: number): Promise<string> =>
    JSON.stringify(await run('getNews', 20, seed, failing));
  const first = await made(7);
  expect(first).toContain('always');
  expect(await made(7)).toBe(first);
  expect(await made(8)).not.toBe(first);
});

it('a finding is kept as a recording that shows it until it is mended', async () => {
  const own = must(mock.handlers['updateUserName']);
  const failing = withHandler('updateUserName', (call) => {
    if (JSON.stringify(call.body).length > 40) throw new RangeError('too long');
    return own(call);
  });
  const finding = must((await run('updateUserName', 60, SEED, failing))[0]);
  const options = { mock: failing, violations, operation: finding.operation, seed: SEED, requests: 60 };
  const recording = must(await recordingOf(options, finding));
  // Its request alone, after the sign-ins of the callers.
  expect(recording.steps.filter(({ kind }) => kind === 'call')).toHaveLength(1);
  const read = readRecording(JSON.parse(recordingText(recording)));
  expect(await problemsIn(failing, violations, read)).toMatchObject([
    { operation: 'updateUserName', problem: expect.stringContaining('HTTP 500') },
  ]);
  expect(await problemsIn(mock, violations, read)).toEqual([]);
});

/** The mock with one handler replaced. */
function withHandler(operation: OperationId, handler: AnyHandler): Mock {
  return { ...mock, handlers: { ...mock.handlers, [operation]: handler } };
}

describe('finds a handler that', () => {
  // Calls without a handler are answered earlier, so the fallback never runs.
  const own = (operation: OperationId): AnyHandler => must(mock.handlers[operation]);
  const found = async (operation: OperationId, handler: AnyHandler): Promise<string> =>
    (await run(operation, 60, SEED, withHandler(operation, handler)))
      .map(({ problem }) => problem)
      .join('\n');

  it('fails for a text with a sign of two halves', async () => {
    const handler: AnyHandler = (call) => {
      if (/[\u{10000}-\u{10ffff}]/u.test(JSON.stringify(call.body))) throw new RangeError('half a sign');
      return own('updateUserName')(call);
    };
    expect(await found('updateUserName', handler)).toContain('HTTP 500');
  });

  it('answers off the contract where a field is left out', async () => {
    const handler: AnyHandler = async (call) => {
      const reply = await own('listAnnouncements')(call);
      return 'data' in reply && typeof reply.data === 'object' ? { ...reply, data: { list: [] } } : reply;
    };
    expect(await found('listAnnouncements', handler)).toMatch(/off the contract: body \/data.*totals/);
  });

  it('writes before it refuses', async () => {
    const handler: AnyHandler = (call) => {
      const { store } = call.world;
      for (const user of store.users.all().slice(0, 1)) store.users.put({ ...user, userName: 'changed' });
      return own('getApplicationDetail')({ ...call, user: null, body: { id: 'none' } });
    };
    expect(await found('getApplicationDetail', handler)).toContain('refused, and yet changed users');
  });
});
