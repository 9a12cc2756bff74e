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
