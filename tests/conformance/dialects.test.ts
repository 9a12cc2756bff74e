/** npm run conformance against a documented server and in every dialect: it accepts what the portal accepts. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DIALECT_IDS, type DialectId } from '#mocks/world/server.ts';
import { portalSchemas } from '#scripts/conformance/assumptions.ts';
import type { DriftKind } from '#scripts/conformance/drift-kinds.ts';
import { SAFE } from '#scripts/conformance/plan.ts';
import { hasDifference } from '#scripts/conformance/report.ts';
import { runConformance, type CallReport } from '#scripts/conformance/run.ts';
import { found, startDriftingServer } from './drifting-server.ts';

const schemas = await portalSchemas();
const server = await startDriftingServer();
afterAll(() => server.close());
beforeEach(() => server.beginAnew());

const control = async (path: string, init?: RequestInit): Promise<unknown> =>
  (await fetch(`${server.base}/__mock/api${path}`, init)).json();

/** Makes all calls as the persona `certified`; the server chooses the format of ids. */
async function run(behaviour: { fields?: string; dialects?: readonly DialectId[] }): Promise<CallReport[]> {
  await control('/server', { method: 'PUT', body: JSON.stringify(behaviour) });
  return runConformance({
    base: server.base,
    schemas,
    plan: SAFE,
    token: server.token,
    user: 'u-certified',
    company: 'C01',
  });
}
const skipped = (reports: readonly CallReport[]): string[] =>
  reports.filter(({ verdict }) => verdict === 'skipped').map(({ operation }) => operation);

it('the documented server differs nowhere; the report names what people lose', async () => {
  const reports = await run({ fields: 'documented' });
  expect(found(reports)).toEqual([]);
  expect(hasDifference(reports)).toBe(false);
  // No document defines the name of a template, and the platform shows no QR codes by default.
  expect(skipped(reports)).toEqual(['getDeclarationQr', 'downloadTemplate']);
  const mine = reports.find(({ operation }) => operation === 'listMyApplications');
  // Document 2 §9: page size of four.
  expect(mine?.drifts).toEqual([{ kind: 'pageCap', place: '/data/list 4 of 12, 10 were asked for' }]);
  const losses = reports.flatMap(({ losses: own }) =>
    own.map(({ field, without }) => `${field}: ${without.en}`),
  );
  expect(losses).toContain(
    '/data/list/[]/quoteStatus: price/info is called once for each open row to say whether a quote waits',
  );
  expect(losses).toContain('/data/validUntil: no last day of the quote is shown');
  const quote = reports.find(({ operation }) => operation === 'getQuote');
  expect(quote).toMatchObject({ verdict: 'less', differences: [], drifts: [] });
});

/** Dialects that change the transport alone; the last one closes the connection early. */
const TRANSPORT = ['gbkFileNames', 'gzip', 'chunked', 'cutShort'] as const;

/** The expected finding of each other dialect; ids of another length are none. */
const SAID: Readonly<Record<Exclude<DialectId, (typeof TRANSPORT)[number]>, DriftKind | null>> = {
  longIds: null,
  numericIds: 'unsafeNumber',
  numbersAsText: 'numberText',
  dateTimes: 'dateFormat',
  epochMillis: 'dateMillis',
  nullLists: 'nullList',
  nullsLeftOut: 'nullLeftOut',
  total: 'totalName',
  rows: 'listName',
  bareLists: 'bareList',
  bareCaptcha: 'bareCaptcha',
  msg: 'messageName',
  codeAsText: 'codeText',
  loginRedirect: 'loginRedirect',
  refusalsAs200: 'refusalAs200',
  textPlain: 'contentType',
};

/** Dialects that one server can speak at once, and each still be told from the others. */
const TOGETHER: readonly (readonly DialectId[])[] = [
  ['numericIds', 'dateTimes', 'nullLists', 'total', 'msg', 'loginRedirect', 'textPlain'],
  ['longIds', 'numbersAsText', 'nullsLeftOut', 'rows', 'codeAsText', 'refusalsAs200'],
  ['epochMillis', 'bareLists', 'bareCaptcha', ...TRANSPORT.slice(0, -1)],
];

describe('a dialect', () => {
  it.each(TOGETHER)('beside others is read through, and named: %s', async (...dialects) => {
    const reports = await run({ dialects });
    expect(found(reports)).toEqual([]);
    expect(skipped(reports)).toEqual(['getDeclarationQr']);
    const kinds = new Set(reports.flatMap(({ drifts }) => drifts.map((one) => one.kind)));
    const said: Partial<Record<DialectId, DriftKind | null>> = SAID;
    expect([...kinds].sort()).toEqual(dialects.flatMap((id) => said[id] ?? []).sort());
  });

  it('is each tried once', () => {
    expect([...TOGETHER.flat(), 'cutShort'].sort()).toEqual([...DIALECT_IDS].sort());
  });

  it('is read through beside all others', async () => {
    const all = DIALECT_IDS.filter((id) => id !== 'cutShort' && id !== 'longIds');
    const reports = await run({ fields: 'documented', dialects: all });
    expect(found(reports)).toEqual([]);
  });

  it('that closes the connection early is a difference in every call', async () => {
    const reports = await run({ dialects: ['cutShort'] });
    expect(
      reports.filter(({ verdict }) => verdict !== 'skipped').every(({ verdict }) => verdict === 'differs'),
    ).toBe(true);
  });
});
