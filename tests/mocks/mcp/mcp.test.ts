/** The MCP server, asked by the SDK's own client over standard input and output, against a mock over HTTP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { TOOLS } from '#mocks/mcp/tools.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

interface Situation {
  readonly states: readonly { readonly id: string }[];
  readonly transitions: readonly { readonly id: string }[];
}

const folder = folderOfFile();
let server: MockServer;
let client: Client;
let calls = 0;

beforeAll(async () => {
  server = await startMockServer({ mock: await createMock(), port: 0 });
  client = new Client({ name: 'test', version: '1.0.0' });
  const program = [join(ROOT, 'scripts/package/cli.ts'), 'mcp', '--url', server.origin, '--world', 'agent'];
  const tsx = import.meta.resolve('tsx');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['--import', tsx, ...program], cwd: folder }),
    // It is compiled first: a guard against hanging, as everywhere (vitest.config.ts).
    { timeout: 170_000 },
  );
}, 180_000);
afterAll(async () => {
  await client.close();
  await server.close();
});
beforeEach(() => void (calls = 0));

/** Calls a tool; what it answers as text. */
async function said(name: string, args: Record<string, unknown>): Promise<{ text: string; wrong: boolean }> {
  calls += 1;
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  // Safe: all our tools answer one text.
  const [{ text }] = content as [{ text: string }];
  return { text, wrong: isError === true };
}

async function use<T = unknown>(name: string, args: Record<string, unknown> = {}): Promise<T> {
  const { text, wrong } = await said(name, args);
  if (wrong) throw new Error(`${name}: ${text}`);
  return JSON.parse(text) as T;
}

it('takes an application through the seven stages in at most fifteen calls', async () => {
  await use('start_scenario', { scenario: 'stage-10' });
  const { cards } = await use<{ cards: { id: string }[] }>('board', { kind: 'applications' });
  const row = { kind: 'applications', id: cards[0]?.id };
  const states: string[] = [];
  for (const [transition, args] of [
    ['issueQuote', { amount: 68_000 }],
    ['confirmQuote'],
    ['issueContract'],
    ['confirmContract'],
    ['startLca'],
    ['passLcaCheck'],
    ['sendToVerification'],
    ['passVerification'],
    ['produceReport'],
    ['approveReport'],
    ['publishReport'],
  ] as const) {
    const after = await use<Situation>('take_transition', { ...row, transition, arguments: args ?? {} });
    states.push(...after.states.map(({ id }) => id));
  }
  expect(states.at(-1)).toBe('released');
  expect(new Set(states).size).toBeGreaterThanOrEqual(7);
  const steps = await use<{ operation: string }[]>('recording');
  expect(steps.map(({ operation }) => operation)).toContain('confirmContract');
  expect(calls).toBeLessThanOrEqual(15);
  // In the World that was named, not in that of everybody.
  const worlds = await (await fetch(`${server.origin}/__mock/api/worlds`)).json();
  expect(worlds).toMatchObject([
    { id: 'default', scenario: 'default' },
    { id: 'agent', scenario: 'stage-10' },
  ]);
});

it('says apart which tools only read, and those change nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual(
    TOOLS.map(({ name, reads = false }) => [name, reads]),
  );
  await use('start_scenario', { scenario: 'quote-issued', seed: 7 });
  await use('move_clock', { frozen: true });
  const state = async () =>
    (await fetch(`${server.origin}/__mock/api/snapshot`, { headers: { 'x-mock-world': 'agent' } })).text();
  const before = await state();
  const { cards } = await use<{ cards: { id: string }[] }>('board', { kind: 'applications' });
  const row = { kind: 'applications', id: cards[0]?.id };
  for (const { name, reads, required = [] } of TOOLS)
    if (reads) await use(name, Object.fromEntries(required.map((key) => [key, row[key as 'kind' | 'id']])));
  expect(await state()).toBe(before);
});

it('keeps recordings and snapshots in files, and plays them', async () => {
  await use('start_scenario', { scenario: 'quote-issued' });
  const [action] = await use<{ id: string }[]>('list_steps');
  expect(action?.id).toBeTypeOf('string');
  await use('run_step', { step: 'setSetting', arguments: { name: 'qrShow', value: '1' } });
  await use('set_faults', { faults: [{ operationId: 'getQuote', kind: 'status', value: 503, times: 1 }] });
  await use('save_recording', { file: 'a.json' });
  await use('save_snapshot', { file: 'b.json' });
  expect(readRecording(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8'))).steps).toHaveLength(2);
  await use('start_scenario', { scenario: 'default' });
  expect(await use('list_faults')).toEqual([]);
  await use('load_snapshot', { file: 'b.json' });
  expect(await use('list_faults')).toHaveLength(1);
  expect(await use('difference')).toMatchObject({ from: null, to: 'agent', isSame: false });
  expect(await use('replay_recording', { file: 'a.json' })).toMatchObject({ passed: true });
});

it.each([
  ['start_scenario', { scenario: 'quote-isued' }, /Wrong arguments: data\/scenario/],
  ['start_scenario', { scenario: 'default', sead: 1 }, /additional properties/],
  ['move_clock', { advanceMs: 'a day' }, /data\/advanceMs must be integer/],
  ['run_step', { step: 'publishReport', arguments: { applicationId: 'none' } }, /answered 400: .*error/],
  ['take_transition', { kind: 'people', id: 'u-none', transition: 'x' }, /answered 404/],
  ['save_snapshot', { file: '../outside.json' }, /in the current folder/],
  ['save_snapshot', { file: 'package.txt' }, /in the current folder/],
  ['format_disk', {}, /no tool "format_disk"/],
])('refuses %s %j in words', async (name, args, words) => {
  const { text, wrong } = await said(name, args);
  expect([wrong, text]).toEqual([true, expect.stringMatching(words)]);
});
