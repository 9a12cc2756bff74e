import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { makePdf, type PdfDocument } from '#mocks/files/pdf.ts';

const plain: PdfDocument = {
  title: { zh: '服务报价单', en: 'Service quote' },
  number: 'BJ-2026-0001',
  author: { zh: '平台', en: 'Platform' },
  createdAt: '2026-03-02',
  language: 'zh',
  sections: [{ heading: '内容', blocks: [{ kind: 'paragraph', text: '螺纹钢 820 kg CO₂e / t' }] }],
};

/** A page's operators as text. */
async function content(bytes: Uint8Array, page = 0): Promise<string> {
  const pdf = await PDFDocument.load(bytes);
  const stream = pdf.context.lookup(pdf.getPage(page).node.get(PDFName.of('Contents')));
  if (!(stream instanceof PDFRawStream)) throw new Error('no content stream');
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
}

function utf16(text: string): string {
  return [...text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

describe('makePdf', () => {
  it('is a PDF with its title, author and date, the date being the caller’s', async () => {
    const pdf = await PDFDocument.load(await makePdf(plain), { updateMetadata: false });
    expect(pdf.getTitle()).toBe('服务报价单 Service quote');
    expect(pdf.getAuthor()).toBe('平台');
    expect(pdf.getCreationDate()).toEqual(new Date('2026-03-02T00:00:00Z'));
    expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
  });

  it('writes Chinese as UTF-16 for the Adobe-GB1 font and Latin as WinAnsi', async () => {
    const operators = await content(await makePdf(plain));
    expect(operators).toContain(`<${utf16('螺纹钢')}>`);
    expect(operators).toContain('<20383230206b6720434f>');
  });

  it('names a Type0 font that every viewer knows, with its character collection', async () => {
    const pdf = await PDFDocument.load(await makePdf(plain));
    const font = pdf
      .getPage(0)
      .node.Resources()
      ?.lookup(PDFName.of('Font'), PDFDict)
      .lookup(PDFName.of('Cjk'), PDFDict);
    expect(font?.get(PDFName.of('Encoding'))).toBe(PDFName.of('UniGB-UTF16-H'));
    const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    expect(descendant?.lookup(PDFName.of('CIDSystemInfo'), PDFDict).toString()).toContain('(GB1)');
  });

  it('gives the same bytes for the same input', async () => {
    expect(await makePdf(plain)).toEqual(await makePdf(plain));
  });

  it('breaks a long table over pages, repeats its header and numbers the pages', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`row ${index}`, String(index)]);
    const columns = [
      { label: 'Flow', weight: 3 },
      { label: 'Amount', weight: 1, align: 'right' as const },
    ];
    const bytes = await makePdf({
      ...plain,
      sections: [{ heading: 'Table', blocks: [{ kind: 'table', columns, rows }] }],
    });
    const pages = (await PDFDocument.load(bytes)).getPageCount();
    expect(pages).toBeGreaterThan(2);
    const second = await content(bytes, 1);
    expect(second).toContain(`<${[...'Flow'].map((char) => char.charCodeAt(0).toString(16)).join('')}>`);
    expect(second).toContain(
      `<${[...`2 / ${pages}`].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`,
    );
  });

  it('refuses a date that is none', async () => {
    await expect(makePdf({ ...plain, createdAt: 'yesterday' })).rejects.toThrow(RangeError);
  });
});
