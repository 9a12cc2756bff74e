/**
 * A snapshot with an invalid row is rejected as a whole. Each field of each kind of row is damaged once; damage that passes
 * breaks no screen.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { COLLECTION_NAMES, type CollectionName, type Row } from '#mocks/world/entities.ts';
import { danglingName, checkShapes } from '#mocks/world/references.ts';
import { SnapshotError, type Snapshot } from '#mocks/world/snapshot.ts';
import type { StoreDifference } from '#mocks/world/store.ts';
import { restoreWorld } from '#mocks/scenarios/create-world.ts';
import type { TestBench } from '../support.ts';
import { fullWorld, never } from './full-world.ts';
import { must } from '../../support/must.ts';

/** The row of a collection with the most fields. */
const richest = ({ world }: TestBench, name: CollectionName): Row =>
  must([...world.store[name].all()].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]);

type Json = Record<string, unknown>;
type Path = readonly string[];

/** Paths of all fields of a row, nested ones included. */
function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, part]) => paths(part, [...at, key]));
  return at.length === 0 ? inside : [at, ...inside];
}

/** Returns a copy with a nested value replaced; undefined removes it. */
function damaged(row: Row, path: Path, value: unknown): Row {
  // Safe: a row is JSON, and whether the damaged one is still a row is what the tests ask.
  const copy = structuredClone(row) as unknown as Json;
  let part = copy;
  for (const key of path.slice(0, -1)) part = part[key] as Json;
  const last = path[path.length - 1] ?? '';
  if (value !== undefined) part[last] = value;
  else if (Array.isArray(part)) part.splice(Number(last), 1);
  else delete part[last];
  // Safe: it has the type of the row but for the damage, which the reader must notice.
  return copy as unknown as Row;
}

const asDifference = (name: CollectionName, row: Row): StoreDifference => ({
  [name]: { rows: [row], removed: [] },
});

/** The World's snapshot with other rows. */
function withRows({ world }: TestBench, rows: StoreDifference): Snapshot {
  const { state, ...rest } = world.snapshot();
  return { ...rest, state: { ...state, rows: { ...state.rows, ...rows } } };
}

function refusalOf(name: CollectionName, row: Row): string | null {
  try {
    checkShapes(asDifference(name, row));
    return null;
  } catch (error) {
    if (error instanceof SnapshotError) return error.message;
    throw error;
  }
}

/** Free-form data: a profile is stored unchecked, and a recipe is validated as a whole by its maker. */
const isFree = (path: Path): boolean => path[0] === 'profile' && path.length > 1;
/** Optional fields. */
const OPTIONAL = ['wrong', 'number', 'paragraphs', ...['10', '20', '30', '40', '50', '60', '70']];
/** List items may be removed. */
const isOfList = (path: Path): boolean => /^\d+$/.test(path[path.length - 1] ?? '');

let bench: TestBench;
beforeAll(async () => {
  bench = await fullWorld();
});

describe.each(COLLECTION_NAMES)('rows of %s', (name) => {
  test('as a World holds them are taken', () => {
    for (const row of bench.world.store[name].all().slice(0, 300)) expect(refusalOf(name, row)).toBeNull();
  });

  test('with any field of another type, missing, or too much are refused, and the place is named', () => {
    const row = richest(bench, name);
    expect(refusalOf(name, { ...row, unknown: 1 } as Row)).toContain(`${name} "${row.id}", unknown`);
    for (const path of paths(row).filter((place) => !isFree(place))) {
      const label = path.join('.');
      for (const wrong of [[[]], true, Number.NaN]) {
        if (typeof wrong === typeof valueAt(row, path) && typeof wrong === 'boolean') continue;
        expect(refusalOf(name, damaged(row, path, wrong)), `${label} = ${JSON.stringify(wrong)}`).toContain(
          name,
        );
      }
      if (OPTIONAL.includes(path[path.length - 1] ?? '') || isOfList(path)) continue;
      expect(refusalOf(name, damaged(row, path, undefined)), `${label} missing`).toContain(name);
    }
  });
});

function valueAt(row: Row, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Json | null)?.[key], row);
}

describe('values that no World writes are refused', () => {
  test.each<[CollectionName, string, unknown]>([
    ['applications', 'stage', 35],
    ['applications', 'number', 'x'],
    ['applications', 'items', []],
    ['applications', 'appliedAt', 1e300],
    ['quotes', 'status', 4],
    ['quotes', 'amount', -1],
    ['users', 'status', 'asleep'],
    ['declarations', 'expiresOn', '2026-02-31'],
    ['sentCodes', 'code', '12345'],
    ['attachments', 'access', 'nobody'],
    ['attachments', 'source', { kind: 'uploaded', base64: '<>' }],
    ['attachments', 'source', { kind: 'uploaded', base64: 'QUJ' }],
    ['attachments', 'source', { kind: 'uploaded', base64: 'QU=D' }],
    ['attachments', 'source', { kind: 'uploaded', base64: 'Q===' }],
    ['attachments', 'source', { kind: 'made', maker: 'toString', args: {} }],
    ['attachments', 'source', { kind: 'made', maker: 'quotePdf', args: { quote: 'q' } }],
  ])('%s.%s = %j', (name, field, value) => {
    expect(refusalOf(name, damaged(richest(bench, name), [field], value))).toContain(`, ${field}`);
  });
});

test.each(['', 'QQ==', 'QUI=', 'QUJD', 'QUJD'.repeat(4 * 1024 * 1024)].map((text) => [text.length, text]))(
  'an upload of %i characters is no damage',
  (_, base64) => {
    const source = { kind: 'uploaded', base64 };
    expect(refusalOf('attachments', damaged(richest(bench, 'attachments'), ['source'], source))).toBeNull();
  },
);

describe('names that lead nowhere are refused', () => {
  test.each<[CollectionName, Path]>([
    ['applications', ['companyCode']],
    ['applications', ['userId']],
    ['applications', ['items', '0', 'lcaAttachmentId']],
    ['quotes', ['applicationId']],
    ['contracts', ['attachmentId']],
    ['declarations', ['cnAttachmentId']],
    ['verificationFiles', ['verificationId']],
    ['announcements', ['attachmentIds', '0']],
    ['companies', ['licenceId']],
    ['dictItems', ['parentId']],
    ['gpis', ['attachmentId']],
    ['attachments', ['source', 'args', 'applicationId']],
  ])('%s %j', (name, path) => {
    const row = bench.world.store[name].all().find((each) => typeof valueAt(each, path) === 'string');
    const broken = damaged(row ?? never(), path, 'nowhere');
    expect(danglingName(bench.world.store, name, [broken])).toContain('there is no "nowhere"');
  });

  test('and so is the file that holds them', () => {
    const [row] = bench.world.store.quotes.all();
    const rows = asDifference('quotes', damaged(row ?? never(), ['applicationId'], 'nowhere'));
    expect(() => restoreWorld('x', withRows(bench, rows))).toThrow('there is no "nowhere" in applications');
  });

  test('also when the row that was named is taken away', () => {
    const [file] = bench.world.store.quotes.all().flatMap(({ attachmentId }) => attachmentId ?? []);
    const gone = { attachments: { rows: [], removed: [file ?? ''] } };
    expect(() => restoreWorld('x', withRows(bench, gone))).toThrow(`there is no "${file}"`);
  });
});

/** Read calls of the screens, as the main persona and as the agency. */
const READS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/api/n/menu/all'],
  ['GET', '/api/n/text/all'],
  ['GET', '/api/p/region/CN'],
  ['GET', '/api/n/friendly/link'],
  ['POST', '/api/n/friendly/type', { pageSize: 10, pageNum: 1, inlet: 'USER' }],
  ['GET', '/p/dict/list/COMPANY_TYPE'],
  ['GET', '/p/dict/tree/INDUSTRY_CLASSIFICATION'],
  ['POST', '/p/epd/inner/list', { pageNum: 1, pageSize: 4, type: 1, inlet: 'USER' }],
  ['POST', '/api/n/agreement/list', { pageNum: 1, pageSize: 10, agreementType: 'PRIVACY', i18n: 'en' }],
  ['GET', '/p/portal/user/detail/u-certified'],
  ['GET', '/p/portal/company/user/u-certified'],
  ['GET', '/p/company/list'],
  ['POST', '/api/p/epd/verify/list', { pageNum: 1, pageSize: 10 }],
  ['POST', '/p/model/manage/page', { pageNum: 1, pageSize: 10, i18n: 'en' }],
  ['POST', '/p/productCategory/list', { id: '' }],
  ['GET', '/p/portal/my/company/epd'],
  ['GET', '/p/pcr/list'],
  ['POST', '/p/pcr/page', { pageNum: 1, pageSize: 4, mine: true }],
  ['POST', '/p/epd/page', { pageNum: 1, pageSize: 4 }],
  ['POST', '/p/epd/page', { pageNum: 1, pageSize: 4, epdKeyword: 'a', sort: 'GWP', validOnly: true }],
  ['GET', '/api/n/gpi/new'],
  ['POST', '/n/portal/list/news', { pageNum: 1, pageSize: 4 }],
  ['POST', '/n/portal/index/list/news'],
  ['POST', '/api/n/announcement/list', { pageNum: 1, pageSize: 4 }],
  ['GET', '/api/n/page/about'],
  ['POST', '/n/resource/manage/page', { pageNum: 1, pageSize: 5, type: 'GUIDE' }],
  ['GET', '/api/p/subscription/checkSubscription'],
];

describe('what is let through breaks no screen', () => {
  test.each<[string, (value: unknown) => unknown]>([
    ['null wherever a field may be empty', () => null],
    ['an empty text wherever any text may stand', (value) => (typeof value === 'string' ? '' : undefined)],
    ['a strange text in its place', (value) => (typeof value === 'string' ? '<b>\u2028“☃' : undefined)],
    ['the highest number wherever any may stand', (value) => (typeof value === 'number' ? 1e15 : undefined)],
  ])('%s', async (_name, change) => {
    const tried = await fullWorld();
    const file = tried.world.snapshot();
    const rows: Record<string, { rows: Row[]; removed: string[] }> = {};
    for (const name of COLLECTION_NAMES) {
      if (['sessions', 'users'].includes(name)) continue;
      let row = richest(tried, name);
      for (const path of paths(row)) {
        const next = change(valueAt(row, path));
        if (next === undefined || path[0] === 'id' || valueAt(row, path.slice(0, -1)) === null) continue;
        const candidate = damaged(row, path, next);
        if (
          refusalOf(name, candidate) === null &&
          danglingName(tried.world.store, name, [candidate]) === null
        )
          row = candidate;
      }
      const { id } = row;
      const others = file.state.rows[name]?.rows.filter((other) => other.id !== id) ?? [];
      rows[name] = { rows: [...others, row], removed: [] };
    }
    const put = await tried.control('PUT', '/snapshot', withRows(tried, rows));
    expect(put.json.error).toBeUndefined();
    const broken: string[] = [];
    for (const persona of ['certified', 'agency']) {
      const token = await tried.login(persona);
      for (const [method, path, body] of READS) {
        const { status, json } = await tried.call(method, path, { token, ...(body && { body }) });
        if (status !== 200) broken.push(`${method} ${path}: ${String(json.message)}`);
      }
    }
    expect(broken).toEqual([]);
    expect(tried.errors).toEqual([]);
    expect((await tried.call('GET', '/n/attachment/online/a-uploaded')).status).toBeLessThan(500);
  });
});
