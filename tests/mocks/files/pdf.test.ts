import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { makePdf } from '#mocks/files/pdf.ts';
import type { PdfDocument } from '#mocks/files/pdf/model.ts';
import { textWidth, toRuns, wrap } from '#mocks/files/pdf/text.ts';
import { pdfPath } from '#mocks/files/pdf/svg-path.ts';
import { PRODUCT_SHAPES } from '#src/lib/product-shapes.ts';

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

const style = { size: 10, color: '#000000' };

describe('runs', () => {
  it('splits scripts and sets a subscript digit lower and smaller', () => {
    const runs = toRuns('二氧化碳CO₂e');
    expect(runs.map((run) => [run.face, run.text])).toEqual([
      ['cjk', '二氧化碳'],
      ['latin', 'CO'],
      ['latin', '2'],
      ['latin', 'e'],
    ]);
    expect(runs[2]?.scale).toBeLessThan(1);
    expect(runs[2]?.rise).toBeLessThan(0);
  });

  it('leaves a thin gap where Han meets Latin, not beside punctuation', () => {
    expect(toRuns('钢EAF').at(1)?.gap).toBeGreaterThan(0);
    expect(toRuns('（EAF').at(1)?.gap).toBe(0);
  });

  it('takes quotation marks from the script around them', () => {
    expect(toRuns('钢“铁”').map((run) => run.face)).toEqual(['cjk']);
    expect(toRuns('Bei’an').map((run) => run.face)).toEqual(['latin']);
  });
});

describe('wrap', () => {
  it('keeps every line inside the width and loses no character', () => {
    const text = '本平台依据 ISO 14025 运行，负责产品种类规则的管理、声明的登记与公开。声明由企业负责。';
    const rows = wrap(text, 120, style);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const row of rows) expect(textWidth(row, style)).toBeLessThanOrEqual(120);
  });

  it('starts no line with a closing mark and ends none with an opening one', () => {
    for (let width = 30; width < 130; width += 7) {
      for (const row of wrap('甲方（服务方）与乙方（委托方）：合同、报价、《规则》。', width, style)) {
        expect(row).not.toMatch(/^[，。、：）》]/);
        expect(row).not.toMatch(/[（《]$/);
      }
    }
  });

  it('keeps Latin words whole but cuts one that is longer than the line', () => {
    expect(wrap('hot rolled coil', 45, style)).toEqual(['hot rolled', 'coil']);
    expect(wrap('a'.repeat(64), 100, style).join('')).toBe('a'.repeat(64));
  });
});

describe('SVG path data in a PDF', () => {
  it.each([
    ['M1 2L3 4H5V6Z', '1 2 m 3 4 l 5 4 l 5 6 l h'],
    ['M1 1C2 2 3 3 4 4', '1 1 m 2 2 3 3 4 4 c'],
    ['M1 1c1 1 2 2 3-3', '1 1 m 2 2 3 3 4 -2 c'],
    ['M0 0Q3 3 6 0', '0 0 m 2 2 4 2 6 0 c'],
    // A quarter and a half circle: the handle of a quarter is 0.5523 radii.
    ['M10 0A10 10 0 0 1 0 10', '10 0 m 10 5.52 5.52 10 0 10 c'],
    ['M5 0a5 5 0 1 0 -10 0', '5 0 m 5 -2.76 2.76 -5 0 -5 c -2.76 -5 -5 -2.76 -5 0 c'],
  ])('%s', (svg, pdf) => {
    expect(pdfPath(svg)).toBe(pdf);
  });

  it.each(Object.entries(PRODUCT_SHAPES))(
    'knows the commands of the %s and draws it inside its box',
    (_, { line, fine }) => {
      expect(`${line}${fine}`).toMatch(/^[MLHVCQAZca\d\s.-]+$/);
      const numbers =
        pdfPath(`${line}${fine}`)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(20);
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThan(64);
    },
  );
});
