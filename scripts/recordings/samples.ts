/** Small valid files with constant bytes. */
import { zipSync } from 'fflate';
import { Surface } from '#mocks/files/surface.ts';
import { toBytes, type Bytes } from '#mocks/lib/bytes.ts';
import type { Tester } from './tester.ts';

const text = new TextEncoder();
/** Fixed, because archives contain dates. */
const MTIME = new Date(2026, 0, 1);
const PDF: Bytes = toBytes(text.encode('%PDF-1.7\n%%EOF\n'));
const ZIP: Bytes = toBytes(zipSync({ 'table.csv': text.encode('a,b\n') }, { mtime: MTIME }));
const PNG: Bytes = toBytes(new Surface(4, 4).png());

export const lcaReport = (tester: Tester, name = 'LCA 报告.pdf'): Promise<string> =>
  tester.upload(PDF, name, 'application/pdf', { businessType: 'LCA', reportType: 'LCA_REPORT' });

export const dataTable = (tester: Tester, name = '数据收集表.zip'): Promise<string> =>
  tester.upload(ZIP, name, 'application/zip', { businessType: 'LCA', reportType: 'DATA_TABLE' });

export const preReport = (tester: Tester): Promise<string> =>
  tester.upload(PDF, 'EPD 预报告.pdf', 'application/pdf', { businessType: 'EPD', reportType: 'PRE_REPORT' });

export const receivedReport = (tester: Tester): Promise<string> =>
  tester.upload(PDF, '收到的报告.pdf', 'application/pdf', {
    businessType: 'EPD',
    reportType: 'VERIFICATION_FILE',
  });

export const companyPicture = (tester: Tester, name: string, businessType: string): Promise<string> =>
  tester.upload(PNG, name, 'image/png', { businessType });
