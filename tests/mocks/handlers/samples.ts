/** Small files that are what they say. */
import { zipSync } from 'fflate';
import { toBytes, type Bytes } from '#mocks/lib/bytes.ts';
import { Surface } from '#mocks/files/surface.ts';
import { uploadForm, type Caller, type Bench } from './harness.ts';
import type { Application, Contract, Quote } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';

const text = new TextEncoder();

export const samplePdf: Bytes = toBytes(text.encode('%PDF-1.7\n%%EOF\n'));
export const sampleZip: Bytes = toBytes(zipSync({ 'table.csv': text.encode('a,b\n') }));
export const sampleXlsx: Bytes = toBytes(
  zipSync({ '[Content_Types].xml': text.encode('<Types/>'), 'xl/workbook.xml': text.encode('<workbook/>') }),
);
export const samplePng: Bytes = toBytes(new Surface(4, 4).png());
export const sampleText: Bytes = toBytes(text.encode('only words'));

/** Uploads a file that is accepted and returns its id. */
export async function uploaded(
  caller: Caller,
  bytes: Bytes,
  name: string,
  fields: Record<string, string>,
): Promise<string> {
  const { id } = await caller.ok('uploadAttachment', { form: uploadForm(bytes, name, fields) });
  return id;
}

export const pdfFor = (
  caller: Caller,
  reportType: 'LCA_REPORT' | 'PRE_REPORT' = 'LCA_REPORT',
): Promise<string> =>
  uploaded(caller, samplePdf, `${reportType}.pdf`, {
    businessType: reportType === 'PRE_REPORT' ? 'EPD' : 'LCA',
    reportType,
  });

export const zipFor = (caller: Caller): Promise<string> =>
  uploaded(caller, sampleZip, 'data.zip', { businessType: 'LCA', reportType: 'DATA_TABLE' });

/** The report of somebody's request to verify it. */
export const reportToVerify = (caller: Caller): Promise<string> =>
  uploaded(caller, samplePdf, 'report.pdf', { businessType: 'EPD', reportType: 'VERIFICATION_FILE' });

/** Such a request, but for who makes it and the report. */
export const VERIFICATION = {
  userId: 'u-certified',
  userContact: '赵工',
  epdRegistrationNumber: 'EPD-ST-2024-0036',
  companyName: 'Orenfeld Stahl GmbH',
  country: '国外',
  region: '12 Example Street',
  userEmail: 'buyer@example.com',
  relationalId: 1,
};

/** Licence and billing information of a certification. */
export const companyPapers = async (caller: Caller): Promise<string[]> => [
  await uploaded(caller, samplePng, 'licence.png', { businessType: 'COMPANY_LICENSE' }),
  await uploaded(caller, samplePng, 'bill.png', { businessType: 'COMPANY_BILL_INFO' }),
];

const isOwn = ({ world }: Bench, applicationId: string): boolean =>
  world.store.applications.get(applicationId)?.companyCode === 'C01';

export const quoteIn = (bench: Bench, status: number): Quote =>
  must(
    bench.world.store.quotes.find((row) => row.status === status && isOwn(bench, row.applicationId)),
    `quote in state ${status}`,
  );
export const contractIn = (bench: Bench, status: number): Contract =>
  must(
    bench.world.store.contracts.find((row) => row.status === status && isOwn(bench, row.applicationId)),
    `contract in state ${status}`,
  );
/** The application whose LCA data wait for a correction. */
export const correctionOf = ({ world }: Bench): Application =>
  must(
    world.store.applications.where('companyCode', 'C01').find((row) => row.lcaCheck === 2),
    'application with a correction',
  );

const LANJIANG = '澜江钢铁集团有限公司';
export const PCR = 'PCR-ST-2023-01';

/** Forms of an application. */
export const item = (more: object = {}) => ({
  pcrNumber: PCR,
  productType: 'EPD',
  productName: '热轧卷板',
  ...more,
});
export const form = (epd: object[] = [item()], apply: object = {}) => ({
  body: { apply: { companyName: LANJIANG, pcrNumber: PCR, ...apply }, epd },
});

/** Form data of the certification in docs/recordings/certification.json. */
export const CERTIFICATION = {
  companyCreditCode: '91990000MA9X00999X',
  companyName: '穹砚钢结构工程有限公司',
  companyEmail: 'epd@qiongyan.example.com',
  companyAddress: '江西省示例市示例路 8 号',
  corporation: '陈总',
  companyContacts: '周工',
  companyContactPhone: '0791-0000000',
  companyZipCode: '330000',
};
