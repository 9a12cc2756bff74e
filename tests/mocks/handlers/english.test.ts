/** Answers in English contain no Chinese data that has an English edition (decision 35). */
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { benchOfEachTest, openBench, type Bench, type CallInput } from './harness.ts';

const { bench } = benchOfEachTest();

const HAN = /\p{Script=Han}/u;
const page = (further: object = {}, pageSize = 100): CallInput => ({
  body: { pageNum: 1, pageSize, ...further },
});

/** Chinese on purpose. */
const ON_PURPOSE: ReadonlySet<string> = new Set([
  // Wire value for China or abroad (document 2 §3).
  'country',
  // File names stay as uploaded in all languages.
  'fileName',
  'lcaAttachmentCnName',
  'dataAttachmentName',
  'epdAttachmentTestName',
  'epdAttachmentCnName',
  'epdAttachmentEnName',
  'attachmentPdfName',
  'contractAttachmentVO',
  'attachmentList',
]);

/** The only rule without an English edition in the seed, to test how screens mark it. */
const WITHOUT_ENGLISH = '废钢回收加工';

/** The English field of the same value: `productNameEn` or `enProductName` for `productName`. */
function englishOf(row: Record<string, unknown>, key: string): unknown {
  const capital = key.charAt(0).toUpperCase() + key.slice(1);
  return row[`${key}En`] ?? row[`en${capital}`] ?? row[key.replace(/Cn$/, 'En')];
}

/** Chinese values in an answer, as `applications[3].reason: 钢渣…`. */
function chinese(value: unknown, at = ''): string[] {
  if (typeof value === 'string') {
    if (!HAN.test(value)) return [];
    // Lists of names are sent as a JSON string.
    return value.startsWith('{') ? chinese(JSON.parse(value), at) : [`${at}: ${value}`];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => chinese(one, `${at}[${String(index)}]`));
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Record<string, unknown>;
  if (row['productName'] === WITHOUT_ENGLISH) return [];
  return Object.entries(row).flatMap(([key, part]) => {
    if (ON_PURPOSE.has(key)) return [];
    const english = englishOf(row, key);
    const hasEnglish = typeof english === 'string' && english !== '' && !HAN.test(english);
    return hasEnglish ? [] : chinese(part, `${at}.${key}`);
  });
}

type Read = readonly [OperationId, CallInput?];

const MEMBERS: readonly Read[] = [
  ['listMyApplications', { query: { pageNum: 1, pageSize: 100 } }],
  ['listMessages', page({ type: 1 })],
  ['listVerifications', page()],
  ['searchPcrs', page({ mine: true })],
  ['searchDeclarations', page()],
  ['listLatestNews'],
  ['listNews', page()],
  ['listAnnouncements', page()],
  ['listCompanies'],
  ['listProductCategories', { body: {} }],
  ['listPcrs'],
];

async function found(bench: Bench, persona: PersonaId, reads: readonly Read[]): Promise<string[]> {
  const caller = bench.as(persona);
  const all: string[] = [];
  for (const [id, input] of reads) {
    all.push(...chinese(await caller.ok(id, { ...input, language: 'en' })).map((one) => `${id}${one}`));
  }
  return all;
}

describe('an answer in English', () => {
  it.each(['certified', 'agency'] as const)('to %s holds no Chinese: every list', async (persona) => {
    expect(await found(await openBench(), persona, MEMBERS)).toEqual([]);
  });

  it('holds no Chinese: each application with its quote and contract, each record with its files', async () => {
    const { applications, verifications, news, announcements, declarations } = bench.world.store;
    const reads: Read[] = [];
    for (const { id } of applications.where('companyCode', 'C01')) {
      reads.push(['getApplicationDetail', { body: { id } }]);
      reads.push(['getQuote', { body: { id } }], ['getContract', { body: { id } }]);
    }
    for (const { id } of verifications.where('userId', 'u-certified')) {
      reads.push(['getVerification', { path: { id } }], ['listVerificationFiles', { path: { id } }]);
    }
    for (const { id } of declarations.all()) reads.push(['getProductInfo', { path: { id } }]);
    for (const { id } of news.all()) reads.push(['getNews', { body: { id } }]);
    for (const { id } of announcements.all()) reads.push(['getAnnouncement', { body: { id } }]);
    expect(reads.length).toBeGreaterThan(100);
    expect(await found(bench, 'certified', reads)).toEqual([]);
  });

  it.each([
    ['rejected', 'u-rejected', /company name differs/],
    ['failed-company', 'u-failed-company', /cannot be read/],
  ] as const)('tells %s why something was refused', async (persona, id, reason) => {
    const caller = bench.as(persona);
    const { reasonReject } = await caller.ok('getUserDetail', { path: { id } });
    const company = await caller.ok('getCompanyOfUser', { path: { userId: id } });
    expect(reasonReject ?? company.companyRejectReason).toMatch(reason);
    expect(chinese({ reasonReject, company })).toEqual([]);
    const inChinese = await caller.ok('getUserDetail', { path: { id }, language: 'zh-CN' });
    if (reasonReject !== null) expect(inChinese.reasonReject).toMatch(HAN);
  });

  it('is as somebody typed it where nobody gave an English edition', async () => {
    bench.world.store.applications.update('app-005', { lcaRemark: '自由填写的意见' });
    const { items } = await bench
      .as('certified')
      .ok('getApplicationDetail', { body: { id: 'app-005' }, language: 'en' });
    expect(items[0]?.lcaRemark).toBe('自由填写的意见');
  });
});
