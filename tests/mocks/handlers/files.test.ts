import { describe, expect, it } from 'vitest';
import { file } from '#mocks/handlers/handler.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { toBytes, type Bytes } from '#mocks/lib/bytes.ts';
import { benchOfEachTest, uploadForm, type CallInput } from './harness.ts';
import { samplePdf, samplePng, sampleText, sampleXlsx, sampleZip, uploaded } from './samples.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import type { Store } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const upload = (bytes: Bytes, name: string, fields: Record<string, string>): CallInput => ({
  form: uploadForm(bytes, name, fields),
});
const LCA = { businessType: 'LCA', reportType: 'LCA_REPORT' };
const DATA = { businessType: 'LCA', reportType: 'DATA_TABLE' };
const TABLE = { businessType: 'LCA', reportType: 'LOW_CARBON_TABLE' };
const LICENCE = { businessType: 'COMPANY_LICENSE' };
const VERIFY = { businessType: 'EPD', reportType: 'VERIFICATION_FILE' };

describe('uploadAttachment', () => {
  it('stores the bytes as they came, and gives them back to the owner [2§7 uploadAttachment] [2§7 downloadAttachment]', async () => {
    const id = await uploaded(certified, samplePdf, '热轧卷板-LCA报告.pdf', LCA);
    const file = await certified.file('downloadAttachment', { path: { id } });
    expect(file.type).toBe('application/pdf');
    expect(decodeURIComponent(file.disposition ?? '')).toContain('热轧卷板-LCA报告.pdf');
    expect([...file.bytes]).toEqual([...samplePdf]);
  });

  it.each([
    ['a text called .pdf', sampleText, 'report.pdf', LCA, /PDF.*does not match/],
    ['a PDF called .txt', samplePdf, 'report.txt', LCA, /PDF/],
    ['a PDF without an ending', samplePdf, 'report', LCA, /PDF/],
    ['an empty file', toBytes([]), 'report.pdf', LCA, /PDF/],
    ['a PDF as data table', samplePdf, 'table.pdf', DATA, /ZIP/],
    ['a workbook called .zip', sampleXlsx, 'table.zip', DATA, /ZIP.*Excel workbook/],
    ['a ZIP as low-carbon table', sampleZip, 'table.zip', TABLE, /Excel/],
    ['a PDF as licence', samplePdf, 'licence.png', LICENCE, /JPEG or PNG/],
    ['a ZIP for verification', sampleZip, 'report.pdf', VERIFY, /PDF/],
  ] as const)(
    'refuses %s by its content and its name [2§5 file kinds]',
    async (_, bytes, name, fields, text) => {
      await certified.refused('uploadAttachment', upload(bytes, name, fields), text);
    },
  );

  it('takes a workbook as low-carbon table, .xlsx and .xlsm', async () => {
    for (const name of ['table.xlsx', 'table.xlsm'])
      await certified.ok('uploadAttachment', upload(sampleXlsx, name, TABLE));
  });

  it.each([
    ['a report', 160, samplePdf, '.pdf', LCA],
    ['a data table', 160, sampleZip, '.zip', DATA],
    ['a licence', 90, samplePng, '.png', LICENCE],
    ['a verification file', 90, samplePdf, '.pdf', VERIFY],
  ] as const)(
    'allows %s a name of %i characters and no more [2§5 file names] [2§9 file names]',
    async (_, max, bytes, ending, fields) => {
      // A rare character is one, as in the form.
      const name = '𨨏'.repeat(max - ending.length) + ending;
      await certified.ok('uploadAttachment', upload(bytes, name, fields));
      const longer = upload(bytes, `n${name}`, fields);
      await certified.refused('uploadAttachment', longer, `File name too long. Use up to ${max} characters.`);
    },
  );

  it('wants pictures under 5 MB [2§5 images]', async () => {
    const big = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(samplePng);
      return bytes;
    };
    const limit = 5 * 1024 * 1024;
    const licence = (length: number) => upload(big(length), 'licence.png', LICENCE);
    await certified.refused('uploadAttachment', licence(limit), 'The file must be under 5 MB');
    await certified.ok('uploadAttachment', licence(limit - 1));
  });

  it('takes the standard PDF of the platform as low-carbon table, and no other PDF (decision 28)', async () => {
    const offered = (await bench.as('anonymous').ok('listLowCarbonTemplates')).flatMap(
      ({ itemDesc }) => itemDesc ?? [],
    );
    const standard = offered.find((name) => name.endsWith('.pdf')) ?? '';
    await certified.ok('uploadAttachment', upload(samplePdf, standard, TABLE));
    for (const name of ['other.pdf', `copy of ${standard}`, standard.toUpperCase()])
      await certified.refused('uploadAttachment', upload(samplePdf, name, TABLE), 'Upload an Excel table');
    await certified.refused(
      'uploadAttachment',
      upload(sampleText, standard, TABLE),
      /content does not match/,
    );
    const template = await certified.file('downloadTemplate', { path: { templateFile: standard } });
    expect(template).toMatchObject({ status: 200, type: 'application/pdf' });
  });

  it('wants a file, and a purpose', async () => {
    const form = uploadForm(samplePdf, 'report.pdf', LCA);
    form.delete('file');
    await certified.refused('uploadAttachment', { form }, 'Choose a file to upload.');
    const aimless = uploadForm(samplePdf, 'report.pdf', {});
    await certified.refused('uploadAttachment', { form: aimless }, 'The purpose of the upload is not known.');
  });

  it('wants a certified company for everything but the papers of a certification [2§5 certified uploads]', async () => {
    const caller = bench.as('uncertified');
    const report = upload(samplePdf, 'report.pdf', LCA);
    await caller.refused('uploadAttachment', report, 'Your company must be certified first.');
    await caller.ok('uploadAttachment', upload(samplePng, 'licence.png', LICENCE));
  });

  it('refuses a purpose that is not documented', async () => {
    const input = upload(samplePdf, 'report.pdf', { businessType: 'OTHER' });
    await certified.refused('uploadAttachment', input, { status: 400 });
  });
});

const memberFile = ({ attachments }: Store) => attachments.find(({ access }) => access === 'member')?.id;

describe('who may read a file', () => {
  it('a missing file is HTTP 404 with the envelope, in the language of the request', async () => {
    const missing = { path: { id: 'a-none' }, language: 'zh-CN' } as const;
    await certified.refused('downloadAttachment', missing, { status: 404, message: '文件不存在' });
  });

  it.each([
    ['reviewing', /under review/],
    ['rejected', /not approved/],
  ] as const)('downloads are blocked for %s', async (persona, text) => {
    const how = { status: 403, message: expect.stringMatching(text) as string };
    await bench.as(persona).refused('downloadPcr', { path: { id: 'pcr-1' } }, how);
  });

  it.each<[string, (store: Store) => string | undefined | null, PersonaId[], PersonaId[]]>([
    ['for members', memberFile, ['certified'], ['reviewing', 'rejected']],
    ['with a logo', ({ companies }) => companies.get('co-01')?.logoId, ['anonymous', 'certified'], []],
    ['of a company', ({ companies }) => companies.get('co-01')?.licenceId, ['certified'], ['anonymous']],
  ])('a file %s is shown to those who may see it', async (_, idOf, may, mayNot) => {
    const path = { attachmentId: must(idOf(bench.world.store)) };
    const show = async (persona: PersonaId) =>
      (await bench.as(persona).file('showAttachment', { path })).status;
    expect(await Promise.all(may.map(show))).toEqual(may.map(() => 200));
    expect(await Promise.all(mayNot.map(show))).toEqual(mayNot.map(() => 404));
  });
});

describe('downloads', () => {
  const withEnglish = () =>
    must(bench.world.store.declarations.find((candidate) => candidate.businessIdEn !== null));
  const nameOf = (disposition: string | null) => decodeURIComponent(disposition?.split("''")[1] ?? '');

  it('the token in the query opens a plain link; without it or with another it is 401 [2§7 downloadByToken]', async () => {
    const path = { attachmentId: withEnglish().cnAttachmentId };
    expect(sniffKind((await certified.file('downloadByToken', { path })).bytes)).toBe('pdf');
    const wrong = { path, query: { Authorization: 'wrong' } };
    expect((await bench.as('anonymous').file('downloadByToken', wrong)).status).toBe(401);
  });

  it('the public report of a business id needs no token, in the language of the id [2§7 downloadPublicEpd]', async () => {
    const { businessId, businessIdEn, productName } = withEnglish();
    for (const [id, name] of [
      [businessId, productName.zh],
      [must(businessIdEn), must(productName.en)],
    ] as const) {
      const report = await bench.as('anonymous').file('downloadPublicEpd', { path: { id } });
      expect([sniffKind(report.bytes), nameOf(report.disposition)]).toEqual([
        'pdf',
        expect.stringContaining(name),
      ]);
    }
  });

  it('a report comes in the language of the request, in Chinese where there is no English one [2§7 downloadEpdReport]', async () => {
    const report = async (row: { id: string }, language: 'zh-CN' | 'en') =>
      nameOf((await certified.file('downloadEpdReport', { path: { id: row.id }, language })).disposition);
    const both = withEnglish();
    expect(await report(both, 'en')).toContain(both.productName.en);
    expect(await report(both, 'zh-CN')).toContain(both.productName.zh);
    const only = bench.world.store.declarations.find((row) => row.enAttachmentId === null);
    expect(await report(only ?? both, 'en')).toContain(only?.productName.zh);
  });

  it('finds reports by product number and business id, rules by id, templates by file name [2§7 downloadByProductNumber] [2§7 downloadEpd] [2§7 downloadTemplate]', async () => {
    const row = withEnglish();
    for (const [id, path, kind] of [
      ['downloadByProductNumber', { productNumber: row.productNumber }, 'pdf'],
      ['downloadEpd', { id: row.businessId }, 'pdf'],
      ['downloadPcr', { id: 'pcr-3' }, 'pdf'],
      ['downloadTemplate', { templateFile: 'lces-data-table.xlsx' }, 'xlsx'],
    ] as const)
      expect([id, sniffKind((await certified.file(id, { path })).bytes)]).toEqual([id, kind]);
    await certified.refused('downloadTemplate', { path: { templateFile: 'none.xlsx' } }, { status: 404 });
  });

  it('quote and contract of the own company open as PDF', async () => {
    const { applications, quotes, contracts } = bench.world.store;
    const isOwn = (row: { applicationId: string; attachmentId: string | null }) =>
      row.attachmentId !== null && applications.get(row.applicationId)?.companyCode === 'C01';
    for (const row of [quotes.find(isOwn), contracts.find(isOwn)]) {
      const path = { id: row?.attachmentId ?? '' };
      expect(sniffKind((await certified.file('downloadAttachment', { path })).bytes)).toBe('pdf');
      expect((await bench.as('agency').file('downloadAttachment', { path })).status).toBe(404);
    }
  });
});

describe('the name of a file', () => {
  const headerOf = (fileName: string): string | undefined =>
    file(new Uint8Array(), 'application/pdf', fileName, 'attachment').headers['content-disposition'];

  it.each([
    ['half a character', '\ud800x.pdf', '%EF%BF%BDx.pdf'],
    ['a line break and a zero', 'a\r\nb\0.pdf', 'ab.pdf'],
    ['a sign that turns the reading direction', 'a\u202efdp.exe', 'afdp.exe'],
  ])('with %s is served, with a name that says what it is', (_, fileName, sent) => {
    expect(headerOf(fileName)).toBe(`attachment; filename*=UTF-8''${sent}`);
  });
});
