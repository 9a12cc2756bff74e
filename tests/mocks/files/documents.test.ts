import { splitGwp } from '#mocks/domain/products.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  attachmentPdf,
  contractPdf,
  declarationPdf,
  lcaReportPdf,
  pcrPdf,
  preReportPdf,
  quotePdf,
  type DeclarationInput,
} from '#mocks/files/documents.ts';
import { indicatorRows, printed } from '#mocks/files/documents/indicators.ts';

const company = {
  name: { zh: '川砚钢铁有限公司', en: 'Chuanyan Steel' },
  region: { zh: '四川', en: 'Sichuan' },
};
const product = { zh: '短流程螺纹钢', en: 'EAF rebar' };
const pcr = { number: 'PCR-ST-2023-04', name: { zh: '钢筋与线材', en: 'Reinforcing bar and wire rod' } };
const items = [{ product, kind: 'EPD' as const, price: 48_000 }];
const declaration: DeclarationInput = {
  language: 'zh',
  kind: 'EPD',
  registrationNumber: 'EPD-ST-2024-0036',
  product,
  company,
  pcr,
  route: 'EAF',
  gwp: splitGwp(820, 'EAF'),
  publishedOn: '2024-03-02',
  validUntil: '2029-03-01',
  verifier: { zh: '北岸环境认证有限公司', en: "Bei'an Environmental Certification" },
};
const report = {
  reportNumber: 'LCA-1',
  product,
  company,
  pcr,
  route: 'EAF',
  gwp: splitGwp(820, 'EAF'),
  preparedOn: '2024-01-02',
  period: ['2023-01', '2023-12'] as const,
};

const documents: [name: string, make: () => Promise<Uint8Array>, title: string][] = [
  [
    'a quote',
    () =>
      quotePdf({
        quoteNumber: 'BJ-1',
        applicationNumber: 'APP-1',
        company,
        items,
        issuedOn: '2024-01-02',
        validUntil: '2024-02-01',
      }),
    '服务报价单',
  ],
  [
    'a contract',
    () =>
      contractPdf({ contractNumber: 'HT-1', quoteNumber: 'BJ-1', company, items, issuedOn: '2024-01-05' }),
    '声明服务合同',
  ],
  ['a declaration in Chinese', () => declarationPdf(declaration), '短流程螺纹钢'],
  ['a declaration in English', () => declarationPdf({ ...declaration, language: 'en' }), 'EAF rebar'],
  [
    'a declaration without a figure',
    () => declarationPdf({ ...declaration, kind: 'CFP', gwp: null }),
    '短流程螺纹钢',
  ],
  ['a PCR', () => pcrPdf({ ...pcr, publishedOn: '2023-05-01', validUntil: '2028-04-30' }), '钢筋与线材'],
  ['an LCA report', () => lcaReportPdf(report), 'LCA 报告'],
  ['a pre-report', () => preReportPdf({ ...report, kind: 'EPD' }), '声明预报告'],
];

describe('documents', () => {
  it.each(documents)('makes %s of two to six pages, the same every time', async (_name, make, title) => {
    const bytes = await make();
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2);
    expect(pdf.getPageCount()).toBeLessThanOrEqual(6);
    expect(pdf.getTitle()).toContain(title);
    expect(await make()).toEqual(bytes);
  });

  it('makes any other attachment', async () => {
    const pdf = await PDFDocument.load(await attachmentPdf({ title: '营业执照', createdAt: '2024-01-01' }));
    expect(pdf.getPageCount()).toBe(1);
  });
});

describe('figures', () => {
  it.each([
    [820, 'EAF'],
    [2181, 'BF-BOF'],
    [1120, 'DRI-EAF'],
  ])('splits %d over A1–A3 without losing a kilogram', (total, route) => {
    const { a1, a2, a3 } = splitGwp(total, route);
    expect(a1 + a2 + a3).toBe(total);
    expect(a2).toBeLessThan(a1);
  });

  it('prints indicator rows whose parts add up to the printed total', () => {
    for (const row of indicatorRows(splitGwp(2180, 'BF-BOF'), 'EPD-ST-2024-0001')) {
      const part = (value: number): number => Number(printed(value, row.digits).replaceAll(',', ''));
      expect(part(row.a1) + part(row.a2) + part(row.a3)).toBeCloseTo(part(row.total), 6);
      expect(row.total).toBeGreaterThan(0);
    }
  });
});
