/** npm run conformance against our own server, and against one that drifts in every way that we could think of. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { dispatch } from '#mocks/adapters/dispatch.ts';
import type { PlainAnswer } from '#mocks/core/answer.ts';
import type { PlainCall } from '#mocks/lib/plain-call.ts';
import { plainCallOf, sendAnswer } from '#mocks/adapters/node-bridge.ts';
import { routes } from '#mocks/core/route-index.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { answerSchemas, assumptionAt, type AnswerSchemas } from '#scripts/conformance/assumptions.ts';
import { SAFE } from '#scripts/conformance/plan.ts';
import { startProxy } from '#scripts/conformance/proxy.ts';
import { htmlReport } from '#scripts/conformance/html.ts';
import { hasDifference, isUnknownSession, jsonReport, totals } from '#scripts/conformance/report.ts';
import { callOf, runConformance, type CallReport } from '#scripts/conformance/run.ts';
import { WRITES } from '#scripts/conformance/writes.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { DRIFTS, type Answer } from './drifts.ts';

let mock: Mock;
let server: Server;
let base: string;
let token: string;
let schemas: AnswerSchemas;
/** Later calls find what they ask about in these. */
const HIDES_IDS: readonly OperationId[] = ['searchDeclarations', 'searchPcrs'];

let planted: readonly (typeof DRIFTS)[number][] = [];
const asked: string[] = [];

/** The mock's own answer, changed by what is planted. */
async function answer(call: PlainCall): Promise<PlainAnswer> {
  const route = routes.find(call.method, call.url.pathname);
  if (route !== null) asked.push(route.operationId);
  const isNobody = call.headers['authorization'] === undefined;
  const own = (await dispatch(mock, call)) ?? { status: 404, headers: {}, body: 'nothing' };
  const drifts = planted.filter(({ operation }) => operation === route?.operationId);
  if (drifts.length === 0) return own;
  const { status, headers, body } = own;
  const isJson = typeof body === 'string' && headers['content-type']?.includes('json') === true;
  const changed: Answer = {
    status,
    headers: { ...headers },
    // Our own server's JSON is an envelope.
    json: isJson ? (JSON.parse(body) as Answer['json']) : null,
  };
  // What refuses nobody has no data to change.
  for (const { plant, place } of drifts)
    if (changed.json?.code !== 401 || place === 'without a token') plant(changed, { isNobody });
  const sent = changed.raw ?? (isJson ? JSON.stringify(changed.json) : body);
  return { status: changed.status, headers: changed.headers, body: sent };
}

/** A line of the journal, as far as it is read here. */
interface Entry {
  readonly operationId: string | null;
  readonly changes: readonly unknown[];
}

async function signIn(): Promise<string> {
  const session = await fetch(`${base}/__mock/api/login`, {
    method: 'POST',
    body: '{"persona":"certified"}',
  });
  return ((await session.json()) as { token: string }).token;
}

/** A World in which nothing has happened, and somebody in it: the calls that change it end sessions too. */
async function beginAnew(): Promise<void> {
  planted = [];
  asked.length = 0;
  await fetch(`${base}/__mock/api/reset`, { method: 'POST', body: '{"scenario":"default"}' });
  token = await signIn();
}

beforeAll(async () => {
  schemas = answerSchemas(await loadOpenapi('openapi/portal.yaml'));
  mock = await createMock();
  server = createServer((message, response) => {
    void answer(plainCallOf(message))
      .then((made) => sendAnswer(made, response))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const run = (plan = SAFE, who: string | null = token): Promise<CallReport[]> =>
  runConformance({ base, schemas, plan, token: who, user: 'u-certified' });
const found = (reports: readonly CallReport[]): string[] =>
  reports.flatMap(({ operation, differences }) =>
    differences.map(({ place, problem }) => `${operation} ${place}: ${problem}`),
  );

describe('our own server', () => {
  beforeEach(beginAnew);

  it('agrees in every call, the writing ones included', async () => {
    const reports = await run([...SAFE, ...WRITES]);
    expect(found(reports)).toEqual([]);
    // The platform shows no codes to begin with.
    const skipped = reports.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.map(({ operation }) => operation)).toEqual(['getDeclarationQr']);
    const count = totals(reports);
    expect(count.confirmed).toBeGreaterThan(40);
    expect(hasDifference(reports)).toBe(false);
    expect(isUnknownSession(reports)).toBe(false);
    const menu = reports.find(({ operation }) => operation === 'getMenu');
    expect(menu?.confirmed.map(({ place }) => place).join(' ')).toContain('/data/[]');
  });

  it('is asked nothing that changes it unless that is wanted, and without a token only open calls', async () => {
    asked.length = 0;
    const reports = await run(SAFE, null);
    expect(found(reports)).toEqual([]);
    expect(reports.find(({ operation }) => operation === 'verifySession')).toMatchObject({
      verdict: 'skipped',
      reason: 'wants --token',
    });
    expect(asked.filter((id) => operations[id as OperationId].auth !== 'open')).toEqual([]);
    expect(reports.find(({ operation }) => operation === 'listMessages')).toMatchObject({
      verdict: 'skipped',
      reason: 'wants --token',
    });
    // A session that is over is told as what it is, not as forty differences.
    expect(isUnknownSession(await run(SAFE, 'over'))).toBe(true);
    await beginAnew();
    await run();
    const journal = (await (await fetch(`${base}/__mock/api/requests`)).json()) as Entry[];
    const writing = journal.filter(({ changes }) => changes.length > 0).map((entry) => entry.operationId);
    // A puzzle and a ticket are made to be handed out.
    expect([...new Set(writing)].filter((id) => id !== 'getCaptcha' && id !== 'getEpdToolToken')).toEqual([]);
  });
});

describe('a server that drifts', () => {
  let reports: CallReport[];
  beforeAll(async () => {
    await beginAnew();
    // Each in a call of its own, so that none hides another; those that hide ids from the calls after them come alone.
    planted = DRIFTS.filter(({ operation }) => !HIDES_IDS.includes(operation));
    const most = await run();
    planted = DRIFTS.filter(({ operation }) => HIDES_IDS.includes(operation));
    const others = await run();
    reports = most.map((one, at) => (HIDES_IDS.includes(one.operation) ? (others[at] ?? one) : one));
  });

  it('in at least 30 ways, each in a call of its own', () => {
    expect(DRIFTS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(DRIFTS.map(({ operation }) => operation)).size).toBe(DRIFTS.length);
  });

  it.each(DRIFTS)('$what is found at $operation $place', ({ operation, place }) => {
    const report = reports.find((one) => one.operation === operation);
    expect(['differs', 'broken']).toContain(report?.verdict);
    expect(report?.differences.map((one) => one.place).join(' ')).toContain(place);
  });

  it('differs nowhere else', () => {
    const different = reports.filter(({ verdict }) => verdict === 'differs' || verdict === 'broken');
    expect(different.map(({ operation }) => operation).sort()).toEqual(
      DRIFTS.map((one) => one.operation).sort(),
    );
  });
});

describe('what is said of it', () => {
  beforeEach(beginAnew);

  it('gives the server’s own reason for a status that is not declared', async () => {
    const reports = await runConformance({
      base,
      schemas,
      plan: SAFE.slice(0, 1),
      token,
      headers: { 'x-mock-world': 'a b' },
    });
    expect(found(reports)).toEqual([
      expect.stringMatching(
        // A call of the portal that names no language is answered in Chinese.
        /^getMenu status: 400 is not declared; .*: "世界的名称为 1 至 64 个字母/,
      ),
    ]);
  });

  it('refuses what cannot name a World before it asks anything', async () => {
    const command = ['--import', 'tsx', 'scripts/conformance.ts', '--base', base, '--world', 'a b'];
    const child = spawn(process.execPath, command, { cwd: ROOT });
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    expect(await new Promise((done) => child.once('close', done))).toBe(2);
    expect(said).toMatch(/^The id of a World is 1 to 64 letters/);
    expect(asked).toEqual([]);
  }, 60_000);

  it('names an invented part with its reason, and what the documents say as a difference', async () => {
    expect(assumptionAt(schemas, 'getMenu', '/data/0/children')).toMatch(/\S/);
    planted = DRIFTS.filter(({ operation }) => operation === 'getMenu' || operation === 'getQuote');
    const reports = await run(SAFE.filter(({ operation }) => operation === 'getMenu'));
    expect(reports[0]).toMatchObject({ verdict: 'differs', call: callOf('getMenu') });
    const html = htmlReport('https://real.example.com/?<x>', new Date(0), reports);
    expect(html).toContain('Conformance of https://real.example.com/?&#60;x&#62;');
    expect(html).toContain('<b>1</b>✗ differs');
    expect(html).toContain('<code>/code</code> must be integer');
    expect(html).not.toContain('<script');
    expect(JSON.parse(jsonReport(base, new Date(0), reports))).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      totals: { differs: 1 },
      calls: [{ operation: 'getMenu', verdict: 'differs' }],
    });
  });
});

describe('between portal and server', () => {
  beforeEach(beginAnew);

  it('hands everything on as it is, and says once what differs', async () => {
    planted = DRIFTS.filter(({ operation }) => operation === 'getMenu');
    const lines: string[] = [];
    const proxy = await startProxy({
      base,
      port: 0,
      schemas,
      onCall: ({ operation, verdict }, isNews) =>
        lines.push(`${operation} ${verdict} ${isNews ? 'news' : ''}`.trim()),
    });
    const through = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${proxy.origin}${path}`, { ...init, headers: { authorization: token, ...init.headers } });
    for (let time = 0; time < 2; time += 1)
      expect(await (await through('/api/n/menu/all')).json()).toMatchObject({ code: '1' });
    const count = await through('/p/epd/inner/count', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"status":0,"type":1}',
    });
    expect([count.status, ((await count.json()) as { code: number }).code]).toEqual([200, 1]);
    expect((await through('/__mock/api/world')).status).toBe(200);
    // A refusal is no difference here: a person may be refused.
    expect(
      (
        await through('/p/epd/apply', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"id":"none"}',
        })
      ).status,
    ).toBeLessThan(500);
    expect(lines.slice(0, 3)).toEqual(['getMenu differs news', 'getMenu differs', 'countMessages agrees']);
    expect(proxy.reports().map(({ operation }) => operation)).toContain('getMenu');
    await proxy.close();
    expect(lines.filter((line) => line.includes('differs'))).toHaveLength(2);
  });

  it('as a command: the page is there while somebody clicks, and the end tells how it went', async () => {
    planted = DRIFTS.filter(({ operation }) => operation === 'getMenu');
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    const html = join(folder, 'report.html');
    const command = [
      '--import',
      'tsx',
      'scripts/conformance.ts',
      '--base',
      base,
      '--proxy',
      '0',
      '--html',
      html,
    ];
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((done) => child.once('close', done));
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const origin = await vi.waitFor(
      () => {
        const [, at] = /^(http:\S+) stands before/.exec(said) ?? [];
        return at ?? Promise.reject(new Error(said));
      },
      { timeout: 30_000 },
    );
    await (await fetch(`${origin}/api/n/menu/all`)).text();
    await vi.waitFor(() => expect(readFileSync(html, 'utf8')).toContain('<b>1</b>✗ differs'), {
      timeout: 5000,
    });
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(said).toContain('1 differs, 0 assumption broken');
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('says so when the server does not answer', async () => {
    const proxy = await startProxy({ base: 'http://127.0.0.1:9', port: 0, schemas, onCall: () => undefined });
    const answered = await fetch(`${proxy.origin}/api/n/menu/all`);
    expect([answered.status, await answered.text()]).toEqual([
      502,
      expect.stringContaining('does not answer'),
    ]);
    await proxy.close();
  });
});
