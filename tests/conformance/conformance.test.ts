/** npm run conformance against our own server, and against one with every known kind of drift. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '#scripts/conformance.ts';
import { assumptionAt, portalSchemas } from '#scripts/conformance/assumptions.ts';
import { SAFE, WRITES } from '#scripts/conformance/plan.ts';
import { htmlReport } from '#scripts/conformance/html.ts';
import { hasDifference, isUnknownSession, jsonReport, totals } from '#scripts/conformance/report.ts';
import { callOf, runConformance, type CallReport } from '#scripts/conformance/run.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { DRIFTS } from './drifts.ts';
import { found, startDriftingServer } from './drifting-server.ts';

const schemas = await portalSchemas();
const server = await startDriftingServer();

/** The fields of a log entry that are read here. */
interface Entry {
  readonly operationId: string | null;
  readonly changes: readonly unknown[];
}

afterAll(() => server.close());
const beginAnew = () => server.beginAnew();

const run = (plan = SAFE, who: string | null = server.token): Promise<CallReport[]> =>
  runConformance({ base: server.base, schemas, plan, token: who, user: 'u-certified' });

describe('our own server', () => {
  beforeEach(beginAnew);

  it('agrees in every call, the writing ones included', async () => {
    const reports = await run([...SAFE, ...WRITES]);
    expect(found(reports)).toEqual([]);
    // The platform shows no QR codes by default.
    const skipped = reports.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.map(({ operation }) => operation)).toEqual(['getDeclarationQr']);
    expect(totals(reports).confirmed).toBeGreaterThan(40);
    expect(hasDifference(reports)).toBe(false);
    expect(isUnknownSession(reports)).toBe(false);
    // Whatever only reads is asked.
    const reads = Object.entries(operations).flatMap(([id, { method }]) => (method === 'GET' ? [id] : []));
    expect(reads.filter((id) => !reports.some(({ operation }) => operation === id))).toEqual(['logout']);
    const menu = reports.find(({ operation }) => operation === 'getMenu');
    expect(menu?.confirmed.map(({ place }) => place).join(' ')).toContain('/data/[]');
  });

  it('is asked nothing that changes it unless that is wanted, and without a token only open calls', async () => {
    server.asked.length = 0;
    const reports = await run(SAFE, null);
    expect(found(reports)).toEqual([]);
    for (const id of ['verifySession', 'listMessages'])
      expect(reports.find(({ operation }) => operation === id)).toMatchObject({
        verdict: 'skipped',
        reason: { en: 'wants --token' },
      });
    expect(server.asked.filter((id) => operations[id as OperationId].auth !== 'open')).toEqual([]);
    // An expired session is reported once, not as forty differences.
    expect(isUnknownSession(await run(SAFE, 'over'))).toBe(true);
    await beginAnew();
    await run();
    const journal = (await (await fetch(`${server.base}/__mock/api/requests`)).json()) as Entry[];
    const writing = journal.filter(({ changes }) => changes.length > 0).map((entry) => entry.operationId);
    // Puzzles and tickets are created by read calls on purpose.
    expect([...new Set(writing)].filter((id) => id !== 'getCaptcha' && id !== 'getEpdToolToken')).toEqual([]);
  });
});

describe('a server that drifts', () => {
  let reports: CallReport[];
  beforeAll(async () => {
    await beginAnew();
    // One per call, so that none masks another.
    server.planted = DRIFTS;
    reports = await run();
  });

  it('in at least 30 ways, each in a call of its own', () => {
    expect(DRIFTS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(DRIFTS.map(({ operation }) => operation)).size).toBe(DRIFTS.length);
  });

  it.each(DRIFTS)('$what is found at $operation $place', ({ operation, place, tolerated }) => {
    const report = reports.find((one) => one.operation === operation);
    if (tolerated === undefined) {
      expect(['differs', 'broken']).toContain(report?.verdict);
      expect(report?.differences.map((one) => one.place).join(' ')).toContain(place);
    } else {
      expect(report).toMatchObject({ verdict: 'drifts', differences: [] });
      expect(report?.drifts.map((one) => `${one.kind} ${one.place}`).join('; ')).toContain(`${tolerated} `);
      expect(report?.drifts.map((one) => one.place).join(' ')).toContain(place);
    }
  });

  it('differs nowhere else', () => {
    const different = reports.filter(({ differences, drifts }) => differences.length + drifts.length > 0);
    expect(different.map(({ operation }) => operation).sort()).toEqual(
      DRIFTS.map((one) => one.operation).sort(),
    );
  });
});

describe('what is said of it', () => {
  beforeEach(beginAnew);

  it('gives the server’s own reason for a status that is not declared', async () => {
    const reports = await runConformance({
      base: server.base,
      schemas,
      plan: SAFE.slice(0, 1),
      token: server.token,
      headers: { 'x-mock-world': 'a b' },
    });
    expect(found(reports)).toEqual([
      expect.stringMatching(
        // Calls without a language are answered in Chinese.
        /^getMenu status: HTTP 400, code 400, expected 1: "世界的名称为 1 至 64 个字母/,
      ),
    ]);
  });

  it('refuses what cannot name a World before it asks anything', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await conformance('--base', server.base, '--world', 'a b')).toBe(2);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^The id of a World is 1 to 64 letters/)]]);
    said.mockRestore();
    expect(server.asked).toEqual([]);
  });

  it('names an invented part with its reason, and what the documents say as a difference', async () => {
    expect(assumptionAt(schemas, 'getMenu', '/data/0/children')).toMatch(/\S/);
    server.planted = DRIFTS.filter(({ operation }) => operation === 'listRegions');
    const reports = await run(SAFE.filter(({ operation }) => operation === 'listRegions'));
    expect(reports[0]).toMatchObject({ verdict: 'differs', call: callOf('listRegions') });
    const html = htmlReport('https://real.example.com/?<x>', new Date(0), reports);
    expect(html).toContain('Conformance of https://real.example.com/?&#60;x&#62;');
    expect(html).toContain('<li class="differs"><b>1</b>');
    expect(html).toContain('<code>/code</code> <span lang="zh">缺少该字段</span>');
    expect(html).not.toContain('<script');
    expect(JSON.parse(jsonReport(server.base, new Date(0), reports))).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      totals: { differs: 1 },
      calls: [{ operation: 'listRegions', verdict: 'differs' }],
    });
  });
});
