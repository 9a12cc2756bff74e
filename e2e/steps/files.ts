/** Upload files, generated at run time; content matches the name unless a test needs a mismatch. */
import type { Locator, Page } from '@playwright/test';
import { makePdf } from '#mocks/files/pdf.ts';
import { Surface } from '#mocks/files/surface.ts';
import { makeZip } from '#mocks/files/xlsx.ts';

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DAY = '2026-11-20';
const AUTHOR = { zh: '澜江钢铁集团有限公司', en: 'Lanjiang Steel Group' };

/** A PDF of one page with Chinese and English text. */
export async function pdfFile(name: string): Promise<TestFile> {
  const bytes = await makePdf({
    title: { zh: '生命周期评价报告', en: 'Life cycle assessment report' },
    author: AUTHOR,
    createdAt: DAY,
    language: 'zh',
    sections: [],
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

export function zipFile(name: string): TestFile {
  const bytes = makeZip({ '数据收集表.csv': 'process,amount\nblast furnace,1\n' }, DAY);
  return { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
}

export function pngFile(name: string): TestFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(new Surface(40, 30).png()) };
}

/** Chooses a file through the button of an upload field. */
export async function chooseFile(page: Page, field: Locator, button: string, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file);
}
