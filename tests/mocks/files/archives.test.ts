import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dataCollectionXlsx, dataCollectionZip } from '#mocks/files/data-collection.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { makeXlsx, makeZip } from '#mocks/files/xlsx.ts';
import { randomBytes } from 'node:crypto';
import { receivedOf } from '#mocks/handlers/files/upload-rules.ts';

const table = {
  company: { zh: '川砚钢铁有限公司', en: 'Chuanyan Steel' },
  product: { zh: '短流程螺纹钢', en: 'EAF rebar' },
  pcrNumber: 'PCR-ST-2023-04',
  route: 'EAF',
  output: 120_000,
  period: ['2025-01', '2025-12'] as const,
  createdOn: '2026-01-05',
};

describe('makeZip', () => {
  it('packs text and bytes, and carries the given day in every time zone', () => {
    const make = (): Uint8Array =>
      makeZip({ '说明.txt': '钢', 'a/b.bin': new Uint8Array([1, 2]) }, '2026-01-05');
    const files = unzipSync(make());
    expect(strFromU8(files['说明.txt'] ?? new Uint8Array())).toBe('钢');
    expect(files['a/b.bin']).toEqual(new Uint8Array([1, 2]));
    // DOS date at offset 12 of the first header: years since 1980, month, day.
    const date = new DataView(make().buffer).getUint16(12, true);
    expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 1, 5]);
    expect(new DataView(make().buffer).getUint16(10, true)).toBe(0);
    expect(make()).toEqual(make());
  });

  it('refuses a date that is none', () => {
    expect(() => makeZip({}, 'today')).toThrow(RangeError);
  });
});

describe('makeXlsx', () => {
  const rows = [
    ['名称', '数量'],
    ['铁 <矿> & "石"', 1.5],
    ['', null],
  ];
  const files = unzipSync(makeXlsx([{ name: '输入', widths: [12, 30], rows }], '2026-01-05'));
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());

  it('holds the parts that a workbook needs, each declared', () => {
    for (const part of ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml']) {
      expect(text('[Content_Types].xml')).toContain(`/${part}`);
      expect(files[part]).toBeDefined();
    }
    expect(text('xl/workbook.xml')).toContain('name="输入"');
  });

  it('writes numbers as numbers and escapes text', () => {
    const sheet = text('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<c r="B2" s="2"><v>1.5</v></c>');
    expect(sheet).toContain('铁 &lt;矿&gt; &amp; &quot;石&quot;');
    expect(sheet).toContain('<c r="B3" s="0"/>');
    expect(sheet).toContain('<col min="2" max="2" width="30" customWidth="1"/>');
  });
});

describe('data collection and templates', () => {
  it('zips a workbook that opens, with a note beside it', () => {
    const files = unzipSync(dataCollectionZip(table));
    expect(Object.keys(files)).toEqual(['data-collection.xlsx', 'README.txt']);
    expect(sniffKind(files['data-collection.xlsx'] ?? new Uint8Array())).toBe('xlsx');
    expect(files['data-collection.xlsx']).toEqual(dataCollectionXlsx(table));
  });

  it('leaves amounts blank, not zero, in the template', () => {
    const blank = unzipSync(dataCollectionXlsx({ ...table, output: null }));
    expect(strFromU8(blank['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).not.toContain('<v>');
  });
});

describe('sniffKind', () => {
  it('takes an archive that only mentions a workbook for a plain zip, also when it is damaged', () => {
    expect(sniffKind(makeZip({ '[Content_Types].xml': '<x/>' }, '2026-01-01'))).toBe('zip');
    expect(sniffKind(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('zip');
  });

  it('is not held up by an archive that claims four billion entries and holds none', () => {
    const archive = new Uint8Array(200);
    const view = new DataView(archive.buffer);
    const [directory, end] = [40, archive.length - 22];
    view.setUint32(0, 0x04034b50, true);
    // The zip64 record with the count, its locator, and the plain record that points there.
    view.setUint32(directory, 0x06064b50, true);
    view.setUint32(directory + 32, 0xffffffff, true);
    view.setUint32(end - 20, 0x07064b50, true);
    view.setUint32(end - 12, directory, true);
    view.setUint32(end, 0x06054b50, true);
    view.setUint16(end + 8, 0xffff, true);
    view.setUint32(end + 16, 0xffffffff, true);
    expect(sniffKind(archive)).toBe('zip');
  });

  it('tells a large upload by its two ends', async () => {
    const parts = { 'xl/photo.bin': randomBytes(3_000_000), '[Content_Types].xml': '<x/>', 'xl/a.xml': '' };
    const workbook = makeZip(parts, '2026-01-01');
    expect((await receivedOf(new File([workbook], 'a.xlsx'))).kind).toBe('xlsx');
    expect((await receivedOf(new File([workbook.slice(0, -100)], 'a.xlsx'))).kind).toBe('zip');
  });
});
