import { describe, expect, it } from 'vitest';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { benchOfEachTest } from './harness.ts';
import { pdfFor, zipFor, atStage, form, item, PCR } from './samples.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

describe('submitApplication', () => {
  it('stores an application at stage 10 with its files, quote not issued and contract not started [2§7 submitApplication]', async () => {
    const lca = await pdfFor(certified);
    const data = await zipFor(certified);
    const pre = await pdfFor(certified, 'PRE_REPORT');
    const files = {
      lcaAttachmentId: lca,
      dataAttachment: data,
      epdAttachmentId: pre,
      technologyId: 'process-11',
    };
    const id = await certified.ok('submitApplication', form([item(files)]));
    const { list } = await certified.ok('listMyApplications');
    expect(list[0]).toMatchObject({
      id,
      applyStatus: 10,
      quoteStatus: 0,
      contractStatus: 0,
      waitingFor: 'PLATFORM',
    });
    expect(list[0]?.applicationNumber).toMatch(/^APP20261120\d{3}$/);
    const detail = await certified.ok('getApplicationDetail', { body: { id } });
    expect(detail.items[0]).toMatchObject({
      lcaAttachmentCn: lca,
      dataAttachment: data,
      epdAttachmentTest: pre,
      lcaAttachmentCnName: 'LCA_REPORT.pdf',
      technologyNameEn: expect.any(String) as string,
    });
  });

  it('gives each application of a day its own number', async () => {
    for (let n = 0; n < 3; n += 1) await certified.ok('submitApplication', form());
    const numbers = bench.world.store.applications.all().map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is refused for the name of another company', async () => {
    await certified.refused(
      'submitApplication',
      form([item()], { companyName: '川砚钢铁有限公司' }),
      /own company/,
    );
  });

  it('is refused without a known PCR', async () => {
    const unknown = form([item({ pcrNumber: 'PCR-X' })], { pcrNumber: 'PCR-X' });
    await certified.refused('submitApplication', unknown, /PCR/);
  });

  it('is refused when a product stands under another PCR', async () => {
    const mixed = form([item({ pcrNumber: 'PCR-ST-2023-02' })]);
    await certified.refused('submitApplication', mixed, /one PCR/);
  });

  it('is refused with a typed name of 25 characters; a picked one may be longer', async () => {
    const long = form([item({ productName: '卷'.repeat(25) })]);
    await certified.refused('submitApplication', long, 'Product name cannot exceed 24 characters');
    await certified.ok('submitApplication', form([item({ productName: '卷'.repeat(24) })]));
    const name = { zh: '建筑结构用高强度高耐候热轧中厚钢板及其焊接宽厚板制品系列', en: null };
    const { productCategories } = bench.world.store;
    productCategories.put({ id: 'pc-long', parentId: 'pc-1', name, pcrNumbers: [PCR] });
    expect(name.zh.length).toBeGreaterThan(24);
    const id = await certified.ok('submitApplication', form([item({ productName: name.zh })]));
    const { items } = await certified.ok('getApplicationDetail', { body: { id: id ?? '' } });
    expect(items[0]?.productName).toBe(name.zh);
  });

  it('is refused with one product too many, and without any', async () => {
    const tooMany = Array.from({ length: APPLICATION_ITEMS_MAX + 1 }, () => item());
    const most = `Up to ${APPLICATION_ITEMS_MAX} products`;
    await certified.refused('submitApplication', form(tooMany), most);
    await certified.refused('submitApplication', form([]), 'Add at least one product');
    await certified.ok('submitApplication', form(tooMany.slice(1)));
  });

  it('is refused with a formList unlike epd, and taken with the same', async () => {
    const other = form([item()], { formList: [item({ productName: '冷轧卷板' })] });
    await certified.refused('submitApplication', other, 'The form and the list of products differ');
    const more = form([item()], { formList: [item(), item()] });
    await certified.refused('submitApplication', more, 'The form and the list of products differ');
    await certified.ok('submitApplication', form([item()], { formList: [item({ lcaAttachmentId: null })] }));
  });

  it('is refused with a file that was uploaded for another purpose', async () => {
    const files = { lcaAttachmentId: await pdfFor(certified, 'PRE_REPORT') };
    await certified.refused(
      'submitApplication',
      form([item(files)]),
      'The file was uploaded for another purpose',
    );
  });

  it.each(['\u200b\u2060', '\u3164', '\u2800\u2800', '\u0000'])(
    'is refused with a name of which nothing can be seen',
    async (productName) => {
      await certified.refused('submitApplication', form([item({ productName })]), 'Enter the product name');
    },
  );

  it("is refused with another company's file, in the language of the request", async () => {
    const foreign = await pdfFor(bench.as('agency'));
    const input = { ...form([item({ lcaAttachmentId: foreign })]), language: 'zh-CN' as const };
    await certified.refused('submitApplication', input, '上传的文件不存在');
  });

  it('is refused with a ZIP as LCA report and with a PDF as data table', async () => {
    const [pdf, zip] = [await pdfFor(certified), await zipFor(certified)];
    await certified.refused('submitApplication', form([item({ lcaAttachmentId: zip })]), /PDF/);
    await certified.refused('submitApplication', form([item({ dataAttachment: pdf })]), /ZIP/);
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
  it("refuses another company's application, and one that does not exist", async () => {
    const other = bench.world.store.applications.find((row) => row.companyCode !== 'C01');
    const read = (id = '') => ['getApplicationDetail', { body: { id } }] as const;
    await certified.refused(...read(other?.id), 'This application belongs to another company.');
    await certified.refused(...read('app-nothing'), 'The application does not exist.');
  });

  it('shows the declaration of a released product [2§7 getApplicationDetail]', async () => {
    const detail = await certified.ok('getApplicationDetail', { body: { id: atStage(bench, 70).id } });
    expect(detail.items[0]?.epdRegistrationNumber).toMatch(/^EPD-ST-/);
    expect(detail.stages?.every((stage) => stage.finishedAt !== null)).toBe(true);
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
