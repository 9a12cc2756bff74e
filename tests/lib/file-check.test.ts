import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sniffKind as sniffInMock } from '#mocks/files/sniff.ts';
import { acceptOf, checkFile, readKind, sniffKind } from '#src/lib/file-check.ts';

/** `File` requires bytes backed by an ArrayBuffer. */
function file(content: Uint8Array | string, name: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
}

const pdf = '%PDF-1.7\n%âãÏÓ\n';
const zip = zipSync({ 'data.csv': strToU8('a,b\n1,2\n') });
const workbook = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  // Moves the entry that identifies a workbook behind the first bytes.
  'docProps/thumbnail.bin': [new Uint8Array(80_000).map((_, index) => index * 31), { level: 0 }],
  'xl/workbook.xml': strToU8('<workbook/>'),
});
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
const xls = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]);

describe('content of a file', () => {
  it('is told by its first bytes', () => {
    expect(sniffKind(strToU8(pdf))).toBe('pdf');
    expect(sniffKind(strToU8(`${'\n'.repeat(40)}${pdf}`))).toBe('pdf');
    expect(sniffKind(zip)).toBe('zip');
    expect(sniffKind(png)).toBe('png');
    expect(sniffKind(jpeg)).toBe('jpeg');
    expect(sniffKind(xls)).toBe('xls');
    expect(sniffKind(strToU8('hello'))).toBeNull();
    expect(sniffKind(new Uint8Array())).toBeNull();
  });

  it('tells a workbook from a plain archive even when the telling part comes late', async () => {
    expect(await readKind(file(workbook, 'table.xlsx'))).toBe('xlsx');
    expect(await readKind(file(zip, 'table.xlsx'))).toBe('zip');
  });

  it('takes an archive of a workbook or a PDF for what it is', async () => {
    // Uncompressed: the workbook's entry names are readable in the archive.
    for (const [name, content] of [
      ['table.xlsx', workbook],
      ['a.pdf', strToU8(pdf)],
    ] as const)
      expect(await readKind(file(zipSync({ [name]: [content, { level: 0 }] }), 'data.zip'))).toBe('zip');
  });
});

it('portal and mock judge a content alike', async () => {
  const whole = [
    strToU8(pdf),
    strToU8(`${' '.repeat(1100)}${pdf}`),
    strToU8('hello'),
    zip,
    workbook,
    png,
    jpeg,
    xls,
  ];
  // Truncated, and with trailing bytes.
  const contents = whole.flatMap((one) => [
    one,
    one.slice(0, -9),
    Uint8Array.from([...one, ...strToU8('end')]),
  ]);
  const judged = await Promise.all(
    contents.map(async (one) => (await readKind(file(one, 'x'))) ?? 'unknown'),
  );
  expect(judged).toEqual(contents.map((one) => sniffInMock(one)));
  expect(new Set(judged).size).toBe(7);
});

describe('checkFile', () => {
  it('takes what fits, in any letter case [2§5 images]', async () => {
    expect(await checkFile(file(pdf, 'Report.PDF'), { kinds: ['pdf'], nameMax: 160 })).toBeNull();
    expect(await checkFile(file(zip, 'data.zip'), { kinds: ['zip'] })).toBeNull();
    expect(await checkFile(file(workbook, 'data.xlsm'), { kinds: ['excel'] })).toBeNull();
    expect(await checkFile(file(jpeg, 'licence.jpeg'), { kinds: ['image'] })).toBeNull();
  });

  it('names the first reason why a file is not taken', async () => {
    expect(await checkFile(file(pdf, 'report.docx'), { kinds: ['pdf'] })).toBe('type');
    expect(await checkFile(file('just words', 'report.pdf'), { kinds: ['pdf'] })).toBe('content');
    expect(await checkFile(file(zip, 'table.xlsx'), { kinds: ['excel'] })).toBe('content');
    expect(await checkFile(file(workbook, 'table.zip'), { kinds: ['zip'] })).toBe('workbook');
    expect(await checkFile(file(png, 'licence.pdf'), { kinds: ['pdf', 'image'] })).toBe('content');
    expect(await checkFile(file('', 'report.pdf'), { kinds: ['pdf'] })).toBe('empty');
  });

  it('takes a single file by its exact name, when it is what it says (decision 28)', async () => {
    const rules = { kinds: ['excel'], besides: ['standard.pdf'] } as const;
    expect(await checkFile(file(pdf, 'standard.pdf'), rules)).toBeNull();
    expect(await checkFile(file('words', 'standard.pdf'), rules)).toBe('content');
    expect(await checkFile(file(pdf, 'standard (1).pdf'), rules)).toBe('type');
    expect(await checkFile(file(workbook, 'data.xlsx'), rules)).toBeNull();
    expect(acceptOf(rules)).toMatch(/^\.xls,.*,\.pdf$/);
  });

  it('counts characters of the name, and takes exactly the longest allowed [2§5 file names]', async () => {
    const rules = { kinds: ['pdf'], nameMax: 160 } as const;
    expect(await checkFile(file(pdf, `${'报'.repeat(156)}.pdf`), rules)).toBeNull();
    expect(await checkFile(file(pdf, `${'报'.repeat(157)}.pdf`), rules)).toBe('name');
  });

  it('wants images smaller than the limit [2§5 images]', async () => {
    const rules = { kinds: ['image'], maxBytes: png.length } as const;
    expect(await checkFile(file(png, 'a.png'), rules)).toBe('size');
    expect(await checkFile(file(png.subarray(0, png.length - 1), 'a.png'), rules)).toBeNull();
  });
});

it('tells the file dialog what to offer', () => {
  expect(acceptOf({ kinds: ['pdf'] })).toBe('.pdf,application/pdf');
  expect(acceptOf({ kinds: ['zip', 'image'] })).toContain('.jpeg');
});
