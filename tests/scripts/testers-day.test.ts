/**
 * A tester's day over real HTTP: an application is moved on, recorded, played again, and compared with another server. What
 * the workbench shows of it is proved in e2e/workbench.spec.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { AnyHandler, Mock } from '#mocks/core/mock.ts';
import type { DataOf } from '#mocks/openapi/operations.ts';
import type { Recording } from '#mocks/recording/format.ts';
import type { EndLine, StepLine } from '#mocks/recording/lines.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { startMockProcess, type MockProcess } from '#scripts/lib/mock-process.ts';
import { readArguments } from '#scripts/scenario/arguments.ts';
import { replayFiles } from '#scripts/scenario/replay-files.ts';
import { form, PDF } from '../mocks/recording/journey.ts';
import { withHandler } from '../mocks/recording/players.ts';

const WORLD = { 'x-mock-world': 'bug-42' };
const CORRECTED = 'LCA 报告（修改）.pdf';

async function control(origin: string, method: string, path: string, json?: object): Promise<unknown> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const response = await fetch(`${origin}/__mock/api${path}`, { method, headers: WORLD, ...body });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Somebody who uses the portal of a server. */
class Customer {
  private readonly origin: string;
  private token = '';
  constructor(origin: string) {
    this.origin = origin;
  }

  async signIn(): Promise<void> {
    const session = await control(this.origin, 'POST', '/login', { persona: 'certified' });
    this.token = (session as { token: string }).token;
  }

  async call<Id extends OperationId>(id: Id, sent?: object | FormData, query = ''): Promise<DataOf<Id>> {
    const { method, path } = operations[id];
    const isForm = sent instanceof FormData;
    const response = await fetch(this.origin + path + query, {
      method,
      headers: {
        ...WORLD,
        authorization: this.token,
        ...(isForm || sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: isForm ? sent : JSON.stringify(sent) }),
    });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: DataOf<Id>;
    };
    if (code !== 1) throw new Error(`${id} was refused: ${message}`);
    return data;
  }

  list() {
    return this.call('listMyApplications', undefined, '?pageNum=1&pageSize=4');
  }
}

/** Confirms the contract; the staff go on to LCA and ask for a correction; a day later it is uploaded and confirmed. */
async function workADay(origin: string): Promise<Customer> {
  const customer = new Customer(origin);
  await control(origin, 'POST', '/reset', { scenario: 'contract-waiting' });
  await customer.signIn();
  const applicationId = (await customer.list()).list[0]?.id ?? '';
  const contract = await customer.call('getContract', { id: applicationId });
  await customer.call('confirmContract', { applyId: applicationId, id: contract?.id ?? '' });
  await control(origin, 'POST', '/operator/startLca', { applicationId });
  await control(origin, 'POST', '/operator/requestLcaCorrection', {
    applicationId,
    remark: '缺少用电数据。',
  });
  await control(origin, 'POST', '/clock', { advanceMs: 86_400_000 });
  await customer.signIn();
  const { items } = await customer.call('getApplicationDetail', { id: applicationId });
  const { id: lcaAttachmentId } = await customer.call('uploadAttachment', form(PDF, CORRECTED));
  await customer.call('replaceLcaReport', { id: items[0]?.id ?? '', lcaAttachmentId });
  await customer.call('updateLcaValidation', { status: 0, applyId: applicationId });
  await customer.call('getApplicationDetail', { id: applicationId });
  return customer;
}

async function replay(origin: string, recording: Recording): Promise<{ steps: StepLine[]; end: EndLine }> {
  const response = await fetch(`${origin}/__mock/api/replay`, {
    method: 'POST',
    headers: WORLD,
    body: JSON.stringify({ recording }),
  });
  expect(response.status).toBe(200);
  const lines = (await response.text()).trim().split('\n');
  const end = JSON.parse(lines.pop() ?? '') as EndLine;
  return { steps: lines.map((line) => JSON.parse(line) as StepLine), end };
}

/** The mock with one field of one answer changed: what a handler's bug looks like. */
function withBug(mock: Mock): Mock {
  const { getApplicationDetail } = mock.handlers;
  const other: AnyHandler = async (call) => {
    const reply = await getApplicationDetail?.(call);
    if (reply === undefined || reply.kind !== 'ok') throw new Error('The detail was refused');
    const data = structuredClone(reply.data) as DataOf<'getApplicationDetail'>;
    const [item] = data.items;
    if (item !== undefined) item.productName = `${item.productName}!`;
    return { ...reply, data };
  };
  return withHandler(mock, 'getApplicationDetail', other);
}

let folder: string;
let first: MockProcess;
let second: MockProcess;
let broken: MockServer;
let recording: Recording;
/** What the customer saw in the end. */
let seen: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'day-'));
  [first, second, broken] = await Promise.all([
    startMockProcess(),
    startMockProcess(),
    createMock().then((mock) => startMockServer({ mock: withBug(mock), port: 0 })),
  ]);
  const customer = await workADay(first.origin);
  recording = (await control(first.origin, 'GET', '/recording')) as Recording;
  seen = await customer.list();
});
afterAll(async () => {
  await Promise.all([first.kill(), second.kill(), broken.close()]);
  rmSync(folder, { recursive: true });
});

describe("a tester's day", () => {
  it('is on the recording step by step, with the correction that was uploaded', () => {
    expect(recording.steps.map(({ kind, operation }) => operation ?? kind)).toEqual([
      'login',
      'listMyApplications',
      'getContract',
      'confirmContract',
      'startLca',
      'requestLcaCorrection',
      'clock',
      'login',
      'getApplicationDetail',
      'uploadAttachment',
      'replaceLcaReport',
      'updateLcaValidation',
      'getApplicationDetail',
    ]);
    expect(JSON.stringify(recording.steps[9])).toContain(CORRECTED);
  });

  it('gives the same answers when it is played after a reset, and leaves the World where it stood', async () => {
    await control(first.origin, 'POST', '/reset', { scenario: 'empty' });
    const { steps, end } = await replay(first.origin, recording);
    expect(steps.filter(({ passed }) => !passed)).toEqual([]);
    expect(end).toEqual({ done: true, steps: 13, of: 13, passed: true });
    const again = new Customer(first.origin);
    await again.signIn();
    expect(await again.list()).toEqual(seen);
  });

  it('names step and field when a handler answers otherwise', async () => {
    const { end } = await replay(broken.origin, recording);
    expect(end).toMatchObject({ passed: false, steps: 9 });
    expect(end.first).toMatchObject({
      n: 9,
      operation: 'getApplicationDetail',
      differences: [{ at: '/answer/data/items/0/productName', expected: expect.any(String) as string }],
    });
    expect(end.first?.differences?.[0]?.actual).toBe(`${String(end.first?.differences?.[0]?.expected)}!`);
  });

  it('holds parity on a second server whose World was made with another seed', async () => {
    const file = join(folder, 'day.recording.json');
    writeFileSync(file, recordingText(recording));
    const seed = String(recording.base.seed + 41);
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
    const given = readArguments(['replay', file, '--base', second.origin, '--seed', seed]);
    expect(await replayFiles(given, output), lines.join('\n')).toBe(true);
    expect(lines.filter((line) => line.startsWith('  same'))).toHaveLength(13);
    const world = await (
      await fetch(`${second.origin}/__mock/api/world`, { headers: { 'x-mock-world': 'replay' } })
    ).json();
    expect(world).toMatchObject({ scenario: 'contract-waiting', seed: Number(seed) });
  });
});
