import { describe, expect, it } from 'vitest';
import { otherLanguageOf } from '#src/lib/other-language.ts';

describe('on an English page (decision 35)', () => {
  it.each(['热轧卷', '430 冷轧不锈钢', 'H 型钢', 'LCA报告_澜江.pdf', '热轧卷、钢板桩'])(
    '%s is Chinese',
    (text) => {
      expect(otherLanguageOf(text, 'en')).toBe('zh');
    },
  );

  it.each(['Hot rolled coil', 'HRB400E', '', '2026-11-20', 'The quote for “热轧卷” has been issued.'])(
    '"%s" is not',
    (text) => {
      expect(otherLanguageOf(text, 'en')).toBeNull();
    },
  );
});

describe('on a Chinese page', () => {
  it.each(['Hot rolled coil', 'Lanjiang Iron & Steel Group', 'Sales manager'])('%s is English', (text) => {
    expect(otherLanguageOf(text, 'zh')).toBe('en');
  });

  it.each([
    '热轧卷',
    '热轧卷 hot rolled coil',
    'Q355B',
    'EPD-ST-2026-0001',
    'li@example.com',
    '',
    '1,843 kg CO₂e / t',
  ])('"%s" is not', (text) => {
    expect(otherLanguageOf(text, 'zh')).toBeNull();
  });
});

// To try each letter of it would take minutes.
it('a word without end is looked at once', () => {
  expect(otherLanguageOf('x'.repeat(100_000), 'zh')).toBeNull();
  expect(otherLanguageOf(`${'x'.repeat(100_000)} steel`, 'zh')).toBe('en');
});
