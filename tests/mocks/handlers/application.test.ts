import { describe, expect, it } from 'vitest';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { benchOfEachTest, type CallInput } from './harness.ts';
import { pdfFor, zipFor, form, item, PCR } from './samples.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const items = (length: number) => Array.from({ length }, () => item());
const named = (productName: string) => form([item({ productName })]);
const report = (lcaAttachmentId: string) => form([item({ lcaAttachmentId })]);
const DIFFER = 'The form and the list of products differ';

describe('submitApplication', () => {
  it('gives each application of a day its own number', async () => {
    for (let n = 0; n < 3; n += 1) await certified.ok('submitApplication', form());
    const numbers = bench.world.store.applications.all().map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each<readonly [string, () => CallInput | Promise<CallInput>, string | RegExp]>([
    ['for another company', () => form([item()], { companyName: '川砚钢铁有限公司' }), /own company/],
    ['without a known PCR', () => form([item({ pcrNumber: 'X' })], { pcrNumber: 'X' }), /PCR/],
    ['with products of two PCRs', () => form([item({ pcrNumber: 'PCR-ST-2023-02' })]), /one PCR/],
    ['with a typed name of 25 characters', () => named('卷'.repeat(25)), /cannot exceed 24 characters/],
    ['with one product too many', () => form(items(APPLICATION_ITEMS_MAX + 1)), /^Up to \d+ products/],
    ['without any product', () => form([]), 'Add at least one product'],
    ['with another formList', () => form([item()], { formList: named('冷轧卷板').body.epd }), DIFFER],
    ['with a longer formList', () => form([item()], { formList: items(2) }), DIFFER],
    ['with a file of another purpose', async () => report(await pdfFor(certified, 'PRE_REPORT')), /purpose/],
    ["with another company's file", async () => report(await pdfFor(bench.as('agency'))), /was not found/],
    ['with a ZIP as LCA report', async () => report(await zipFor(certified)), /PDF/],
    ['with a PDF as table', async () => form([item({ dataAttachment: await pdfFor(certified) })]), /ZIP/],
    ...['\u200b\u2060', '\u3164', '\u2800\u2800', '\u0000'].map(
      (name) => ['with a name that cannot be seen', () => named(name), 'Enter the product name'] as const,
    ),
  ])('is refused %s', async (_, make, why) => {
    await certified.refused('submitApplication', await make(), why);
  });

  it('takes the most products, a name of 24 characters, a longer one that was picked, and the same formList', async () => {
    await certified.ok('submitApplication', form(items(APPLICATION_ITEMS_MAX)));
    await certified.ok('submitApplication', named('卷'.repeat(24)));
    const name = { zh: '建筑结构用高强度高耐候热轧中厚钢板及其焊接宽厚板制品系列', en: null };
    const { productCategories } = bench.world.store;
    productCategories.put({ id: 'pc-long', parentId: 'pc-1', name, pcrNumbers: [PCR] });
    const id = await certified.ok('submitApplication', named(name.zh));
    const detail = await certified.ok('getApplicationDetail', { body: { id: id ?? '' } });
    expect(detail.items[0]?.productName).toBe(name.zh);
    await certified.ok('submitApplication', form([item()], { formList: [item({ lcaAttachmentId: null })] }));
  });
});

describe('listMyApplications', () => {
  it('answers 4 a page, newest first, without those of other companies [2§7 listMyApplications]', async () => {
    const first = await certified.ok('listMyApplications');
    expect(first.list).toHaveLength(4);
    const all = await certified.ok('listMyApplications', { query: { pageNum: 1, pageSize: 100 } });
    expect(all.totals).toBe(bench.world.store.applications.where('companyCode', 'C01').length);
    const times = all.list.map((row) => row.applicationTime);
    expect(times).toEqual([...times].sort().reverse());
    const second = await certified.ok('listMyApplications', { query: { pageNum: 2, pageSize: 4 } });
    expect(second.list.map((row) => row.id)).toEqual(all.list.slice(4, 8).map((row) => row.id));
    // Of two that were sent at one moment, the later one comes first.
    const { applications } = bench.world.store;
    const newest = must(applications.get(all.list[0]?.id ?? ''));
    applications.put({ ...newest, id: 'app-later' });
    expect((await certified.ok('listMyApplications')).list[0]?.id).toBe('app-later');
  });

  it('tells of a declaration once it is there, and of a contract once it was sent', async () => {
    const { list } = await certified.ok('listMyApplications', { query: { pageSize: 100, pageNum: 1 } });
    const told = list.map(({ id, epdList, contractNumber, contractStatus }) => ({
      isDeclared: bench.world.store.applications.get(id)?.items.every((item) => item.declarationId !== null),
      tells: epdList.includes('"epdRegistrationNumber":"'),
      contract: typeof contractNumber === 'string',
      isSent: (contractStatus ?? 0) > 1,
    }));
    expect(told.filter(({ isDeclared }) => isDeclared).length).toBeGreaterThan(0);
    expect(told.filter(({ isSent }) => isSent).length).toBeGreaterThan(0);
    for (const { isDeclared, tells, contract, isSent } of told)
      expect([tells, contract]).toEqual([isDeclared, isSent]);
  });

  it('is empty for somebody without a company', async () => {
    expect(await bench.as('newcomer').ok('listMyApplications')).toMatchObject({ list: [], totals: 0 });
  });

  it('reckons the due day in working days', async () => {
    const id = await certified.ok('submitApplication', form());
    const { list } = await certified.ok('listMyApplications');
    // Friday 20 November 2026 and three working days.
    expect(list.find((row) => row.id === id)?.dueDate).toBe('2026-11-25');
  });
});

describe('getApplicationDetail', () => {
  it('refuses one that does not exist', async () => {
    const body = { id: 'app-nothing' };
    await certified.refused('getApplicationDetail', { body }, 'The application does not exist.');
  });
});

describe('the helpers of the form', () => {
  it('lists the whole category tree, and only the branches of a PCR [2§7 listProductCategories]', async () => {
    const anonymous = bench.as('anonymous');
    const all = await anonymous.ok('listProductCategories', { body: {} });
    const some = await anonymous.ok('listProductCategories', { body: { id: 'pcr-3' } });
    expect(all.length).toBeGreaterThan(some.length);
    expect(some.flatMap((branch) => branch.children.map((leaf) => leaf.categoryName))).toEqual(['热轧卷']);
    await anonymous.refused(
      'listProductCategories',
      { body: { id: 'pcr-nothing' } },
      'The PCR does not exist.',
    );
  });

  it('lists the three documented templates with a file for each language [2§2 application templates] [2§7 listTemplates]', async () => {
    const page = (i18n: string) =>
      certified.ok('listTemplates', { body: { pageNum: 1, pageSize: 10, i18n } });
    const [zh, en] = [await page('zh-CN'), await page('en')];
    expect(zh.list.map((row) => row.code)).toEqual([
      'EPD_SPARE_TEMPLATE',
      'LCA_TEMPLATE',
      'DATA_COLLECTION_TEMPLATE',
    ]);
    expect(en.list[0]?.attachmentId).not.toBe(zh.list[0]?.attachmentId);
    expect(en.list[0]?.name).toMatch(/template/i);
  });

  it('gives a certified company a token that opens the external tool and nothing here [2§7 getEpdToolToken]', async () => {
    const { token } = await certified.ok('getEpdToolToken');
    expect(bench.world.store.sessions.get(token)?.purpose).toBe('tool');
    await bench.as('uncertified').refused('getEpdToolToken', {}, 'Your company must be certified first.');
  });
});
