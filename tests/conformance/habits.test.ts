/** Global habits of a server are reported once and hide nothing; expired sessions are recognised. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '#scripts/conformance.ts';
import { portalSchemas } from '#scripts/conformance/assumptions.ts';
import { SAFE } from '#scripts/conformance/plan.ts';
import { callLines, hasDifference, isUnknownSession } from '#scripts/conformance/report.ts';
import { runConformance, type CallReport, type RunOptions } from '#scripts/conformance/run.ts';
import { screenReports, screensOf } from '#scripts/conformance/screens.ts';
import { habitsOf } from '#scripts/conformance/systematic.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Answer } from './drifts.ts';
import { startDriftingServer } from './drifting-server.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const schemas = await portalSchemas();
const server = await startDriftingServer();
afterAll(() => server.close());
beforeEach(() => server.beginAnew());

const run = (operations?: readonly OperationId[], more: Partial<RunOptions> = {}): Promise<CallReport[]> =>
  runConformance({
    base: server.base,
    schemas,
    plan: operations === undefined ? SAFE : SAFE.filter(({ operation }) => operations.includes(operation)),
    token: server.token,
    user: 'u-certified',
    ...more,
  });
type Row = Record<string, unknown>;
const dataOf = ({ json }: Answer): Row => json?.data as Row;
const listOf = (answer: Answer): Row[] => dataOf(answer)['list'] as Row[];
/** Changes the answers to one call. */
const plant = (operation: OperationId, change: (answer: Answer) => void): void => {
  server.planted = [{ what: '', operation, place: '', plant: change }];
};

describe('a habit of the server', () => {
  it('is named once with the count of calls, breaks nothing, and hides no difference behind it', async () => {
    plant('getQuote', (a) => (dataOf(a)['status'] = 'open'));
    server.everywhere = ({ json, headers }) => {
      if (json !== null) Object.assign(json, { code: String(json.code), msg: json.message, traceId: 'x' });
      delete (json as Partial<Row> | null)?.['message'];
      headers['content-type'] = 'text/plain;charset=utf-8';
    };
    const reports = await run();
    const named = habitsOf(reports).map(({ says, calls, signature }) => [says.en, calls.length, signature]);
    for (const says of [
      '`code` is a text',
      '`msg` in place of `message`',
      'JSON is sent with another content type',
      'an undeclared field beside `code`, `message` and `data`',
    ])
      expect(named).toContainEqual([says, expect.any(Number) as number, undefined]);
    expect(named.every(([, count]) => Number(count) > 40)).toBe(true);
    expect(reports.filter(({ differences }) => differences.length > 0)).toMatchObject([
      {
        operation: 'getQuote',
        verdict: 'differs',
        differences: [{ place: '/data/status', found: '"open"' }],
      },
    ]);
    const others = reports.filter(({ operation }) => operation !== 'getQuote');
    expect(hasDifference(others)).toBe(false);
    expect(hasDifference(others, true)).toBe(true);
  });

  it('that breaks calls is named once as well: first what the answer means, then its shape', async () => {
    server.everywhere = ({ json }) => {
      if (json?.code === 1) Object.assign(json, { code: 200, message: '操作成功' });
    };
    const reports = await run(['getMenu', 'listPcrs', 'getGpi', 'listCompanies', 'getQrSetting']);
    const [habit] = habitsOf(reports);
    expect(habit).toMatchObject({
      says: { en: 'status: code 200, expected 1: "操作成功"' },
      calls: ['listCompanies', 'listPcrs', 'getQrSetting', 'getGpi', 'getMenu'].sort(
        (a, b) => SAFE.findIndex((one) => one.operation === a) - SAFE.findIndex((one) => one.operation === b),
      ),
    });
    // The data's shape is still checked as for a success.
    expect(reports.map(({ differences }) => differences.length)).toEqual([1, 1, 1, 1, 1]);
    const lines = callLines(reports[0] as CallReport, habitsOf(reports));
    expect(lines.join('\n')).toContain('and 1 named above');
  });

  it('of dates, names of pages, nulls and ids beyond 2^53 is read, and such ids are asked digit by digit', async () => {
    const long = '1234567890123456789';
    let page = 0;
    server.everywhere = (answer) => {
      const data = answer.json?.data;
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
      const { list, ...rest } = data as Row;
      if (!Array.isArray(list)) return;
      const json = JSON.stringify({ ...answer.json, data: { ...rest, rows: list as Row[] } });
      page += 1;
      answer.raw = page === 1 ? json.replace(/"id":"[^"]*"/, `"id":${long}`) : json;
    };
    const reports = await run(['listAnnouncements', 'getAnnouncement']);
    expect(reports[0]).toMatchObject({ verdict: 'drifts' });
    expect(reports[0]?.drifts.map(({ kind }) => kind)).toEqual(['unsafeNumber', 'listName']);
    expect(reports[1]?.curl).toContain(`-d '{"id":"${long}"}'`);
  });
});

describe('pages', () => {
  it.each<[string, (answer: Answer) => void, string]>([
    ['empty with a total', (a) => (dataOf(a)['list'] = []), 'is empty, and totals says'],
    ['cut short', (a) => listOf(a).splice(2), '2 of '],
  ])('that are %s are named', async (_, change, words) => {
    plant('listMessages', change);
    const [report] = await run(['listMessages']);
    expect(report?.differences.map(({ says }) => says.en).join('; ')).toContain(words);
  });

  it('that are not newest first are named, and break nothing', async () => {
    plant('listMessages', (a) => listOf(a).reverse());
    const [report] = await run(['listMessages']);
    expect(report).toMatchObject({
      verdict: 'drifts',
      drifts: [{ kind: 'order', place: '/data/list/[]/sendTime' }],
    });
  });

  it('that repeat rows of the page before are named', async () => {
    let first: Row[] | null = null;
    plant('listMessages', (a) => {
      first ??= listOf(a);
      dataOf(a)['list'] = first;
    });
    const [report] = await run(['listMessages']);
    expect(report?.differences.map(({ says }) => says.en)).toEqual(['page 2 repeats 4 rows of page 1']);
  });
});

describe('a session that is over', () => {
  it.each<[string, (answer: Answer) => void]>([
    [
      'Spring’s own body',
      (a) =>
        Object.assign(a, {
          status: 401,
          json: { timestamp: 'x', status: 401, error: 'Unauthorized', path: '/' },
        }),
    ],
    [
      'HTTP 200 with code 401',
      (a) => Object.assign(a, { status: 200, json: { code: 401, message: '未登录', data: null } }),
    ],
    [
      'a redirect to a login page',
      (a) => Object.assign(a, { status: 302, headers: { location: 'https://sso.example.com/login' } }),
    ],
  ])('is known behind %s', async (_, refuse) => {
    server.everywhere = refuse;
    const reports = await run(undefined, { plan: SAFE.slice(15, 22), token: 'over' });
    expect(isUnknownSession(reports)).toBe(true);
  });
});

describe('beside a difference', () => {
  it('stand an excerpt and a curl without the token; the target of a redirect; the field that a later call lacks', async () => {
    plant('listVerifications', (a) => Object.assign(a, { status: 302, headers: { location: '/login' } }));
    const [list, detail] = await run(['listVerifications', 'getVerification']);
    expect(list?.differences[0]?.says.en).toBe('HTTP 302 to /login');
    expect(list?.curl).toContain('-H "Authorization: $TOKEN"');
    expect(JSON.stringify(list)).not.toContain(server.token);
    expect(detail).toMatchObject({
      verdict: 'skipped',
      reason: { en: 'the answers before lack listVerifications /data/list/0/id' },
    });
  });

  it('a picture that is a PDF is known by its bytes, and a slow answer by its time', async () => {
    plant('showAttachment', (a) => Object.assign(a, { raw: '%PDF-1.7 …' }));
    const reports = await run(['listFriendlyLinks', 'showAttachment'], { slowMs: 0.0001 });
    expect(reports[1]?.differences.map(({ says }) => says.en)).toEqual([
      'is named image/png, its bytes are pdf',
    ]);
    expect(reports[0]?.slow).toBe(true);
  });

  it('an assumption only where it concerns the place', async () => {
    plant('listMessages', (a) => (dataOf(a)['totals'] = null));
    const [report] = await run(['listMessages']);
    expect(report?.differences[0]?.assumption ?? '').not.toMatch(/newest/i);
  });
});

describe('the report', () => {
  it('says by screen what works, works with less and does not', async () => {
    plant('searchPcrs', (a) => (dataOf(a)['list'] = 'none'));
    server.everywhere = (a) => {
      const { data } = a.json ?? {};
      const rows = (data as Row | null)?.['list'];
      if (Array.isArray(rows)) for (const row of rows as Row[]) delete row['quoteStatus'];
    };
    // Not essential for a page, which shows less.
    server.planted = [
      ...server.planted,
      { what: '', operation: 'getGpi', place: '', plant: (a) => (a.status = 500) },
      { what: '', operation: 'listCompanies', place: '', plant: (a) => (a.status = 500) },
    ];
    const states = screenReports(screensOf(schemas.document), await run());
    const stateOf = (path: string): string | undefined => states.find((one) => one.path === path)?.state;
    expect([stateOf('/gpi'), stateOf('/epd/epdSearch')]).toEqual(['fails', 'less']);
    expect([stateOf('/pcr/pcrSearch'), stateOf('/epd/mineEpd'), stateOf('/news')]).toEqual([
      'fails',
      'less',
      'works',
    ]);
    expect(states.find(({ path }) => path === '/pcr/pcrSearch')?.because).toContain('searchPcrs');
    expect(states.find(({ path }) => path === '/news')?.title).toEqual({ zh: '新闻动态', en: 'News' });
  });

  it('is written for build servers and people by the command, and its exit code tells drift from what breaks', async () => {
    server.everywhere = ({ json }) => void (json !== null && (json.code = String(json.code)));
    const folder = folderOfTest();
    const files = ['junit', 'html', 'json'].flatMap((kind) => [`--${kind}`, join(folder, `report.${kind}`)]);
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await conformance('--base', server.base, ...files)).toBe(0);
    expect(await conformance('--base', server.base, ...files, '--strict')).toBe(1);
    said.mockRestore();
    const junit = readFileSync(join(folder, 'report.junit'), 'utf8');
    expect(junit).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuite name="conformance of [^"]+" tests="\d+" failures="0"/,
    );
    const html = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(html).toContain('<span lang="zh">`code` 是文本</span>');
  });
});
