import { describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateInText, formatDateTime, formatFileSize } from '#src/lib/format.ts';
import { formatNumber, formatQuantity, NO_VALUE, UNIT_SPACE } from '#src/lib/format-number.ts';

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(formatDate('2026-11-20', 'zh')).toBe('2026-11-20');
    expect(formatDate('2026-11-20', 'en')).toBe('20\u00A0Nov\u00A02026');
    expect(formatDate('2026-01-05 08:30:00', 'en')).toBe('5\u00A0Jan\u00A02026');
  });

  it('stay in one piece within a sentence, and are plain to copy elsewhere', () => {
    expect(formatDateInText('2026-11-20', 'zh')).toBe('2026-\u206011-\u206020');
    expect(formatDateInText('2026-11-20', 'en')).toBe(formatDate('2026-11-20', 'en'));
  });

  it('show the platform time of a moment, wherever the reader sits', () => {
    // 17:30 in Greenwich is half past one of the next morning in UTC+8.
    expect(formatDate(new Date('2026-11-20T17:30:00Z'), 'zh')).toBe('2026-11-21');
    expect(formatDateTime(new Date('2026-11-20T17:30:00Z'), 'en')).toBe('21\u00A0Nov\u00A02026, 01:30');
  });

  it('keep the time only when there is one', () => {
    expect(formatDateTime('2026-11-20 09:05:00', 'zh')).toBe('2026-11-20 09:05');
    expect(formatDateTime('2026-11-20', 'zh')).toBe('2026-11-20');
  });

  it('tolerate what is no date', () => {
    expect(formatDate(null, 'zh')).toBe(NO_VALUE);
    expect(formatDate('', 'en')).toBe(NO_VALUE);
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatDate('2026-13-01', 'en')).toBe('2026-13-01');
    expect(formatDate('2026-02-30', 'en')).toBe('2026-02-30');
    expect(formatDate(new Date('nonsense'), 'en')).toBe(NO_VALUE);
  });
});

describe('numbers', () => {
  it('are grouped and stand one thin space before their unit', () => {
    expect(formatNumber(1843.6)).toBe('1,843.6');
    expect(formatNumber(1843.6, 0)).toBe('1,844');
    expect(formatQuantity('2150', 'kg')).toBe(`2,150${UNIT_SPACE}kg`);
    expect(formatQuantity(2150, '')).toBe('2,150');
  });

  it('show a dash instead of a missing or unreadable number, and no unit after it', () => {
    for (const missing of [null, undefined, '', 'n/a', Number.NaN])
      expect(formatQuantity(missing, 'kg')).toBe(NO_VALUE);
    expect(formatNumber(0)).toBe('0');
  });
});

it('file sizes grow in steps of 1024 and keep a decimal while they are small', () => {
  const plain = (bytes: number): string => formatFileSize(bytes).replace(UNIT_SPACE, ' ');
  expect(plain(840)).toBe('840 B');
  expect(plain(1536)).toBe('1.5 KB');
  expect(plain(5 * 1024 * 1024)).toBe('5 MB');
  expect(plain(96.4 * 1024 * 1024)).toBe('96 MB');
});

describe('numbers that need no rounding', () => {
  const SOME = [
    0, -0, 1, 12, 999, 1000, 1843.6, 1234567.125, 0.001, 0.0001, -1, -1000.5, 1e15, 1e21, 1.005, 2.5, -0.5,
    99.999, 1e-7,
  ];
  const MANY = Array.from({ length: 2000 }, (_, at) => Math.round(Math.sin(at) * 1e9) / 10 ** (at % 7));

  it.each([undefined, 0, 1, 2, 3])('are written as Intl writes them, with %s digits', (digits) => {
    const writer = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 3,
    });
    for (const value of [...SOME, ...MANY]) expect(formatNumber(value, digits)).toBe(writer.format(value));
  });

  it('are written without it, which is slow to begin', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect([formatNumber(2150), formatNumber(1843.6), formatNumber('12'), formatNumber(7, 4)]).toEqual([
      '2,150',
      '1,843.6',
      '12',
      '7.0000',
    ]);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
