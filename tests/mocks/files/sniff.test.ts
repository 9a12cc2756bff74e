import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attachmentPdf } from '#mocks/files/documents.ts';
import { qrPng } from '#mocks/files/picture.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { makeXlsx, makeZip } from '#mocks/files/xlsx.ts';
import { receivedOf } from '#mocks/handlers/files/upload-rules.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

describe('sniffKind', () => {
  it('knows the real files', async () => {
    expect(sniffKind(await attachmentPdf({ title: 'x', createdAt: '2026-01-01' }))).toBe('pdf');
    expect(sniffKind(makeZip({ 'a.txt': 'a' }, '2026-01-01'))).toBe('zip');
    expect(sniffKind(makeXlsx([{ name: 'a', rows: [['b']] }], '2026-01-01'))).toBe('xlsx');
    expect(sniffKind(qrPng('a', 64))).toBe('png');
    expect(sniffKind(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
    expect(sniffKind(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe('xls');
  });

  it('is not fooled by a name inside the text', () => {
    expect(sniffKind(text('this is no PDF'))).toBe('unknown');
    expect(sniffKind(new Uint8Array())).toBe('unknown');
  });

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

  it('accepts a PDF with a preamble, but not one buried deep', () => {
    expect(sniffKind(text(`\n\n%PDF-1.7\n`))).toBe('pdf');
    expect(sniffKind(text(`${' '.repeat(2000)}%PDF-1.7\n`))).toBe('unknown');
  });
});
