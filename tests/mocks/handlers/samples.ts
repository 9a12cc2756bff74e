/** Small files that are what they say. */
import { zipSync } from 'fflate';
import { toBytes, type Bytes } from '#mocks/lib/bytes.ts';
import { Surface } from '#mocks/files/surface.ts';
import { uploadForm, type Caller } from './harness.ts';

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
