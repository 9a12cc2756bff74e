import { expect, it } from 'vitest';
import { nameIn, numberOf, rowsOf, textOf } from '#src/lib/wire.ts';

it('takes the name in the language of the page, else the other one', () => {
  expect(nameIn('en', { zh: '螺纹钢', en: 'Rebar' })).toBe('Rebar');
  expect(nameIn('en', { zh: '螺纹钢', en: '' })).toBe('螺纹钢');
  expect(nameIn('zh', { zh: '', en: 'Rebar' })).toBe('Rebar');
  expect(nameIn('zh', { zh: '', en: '' })).toBe('');
});

it('tolerates numbers as text and what is no number', () => {
  expect(numberOf('48')).toBe(48);
  expect(numberOf(0)).toBe(0);
  expect([numberOf(''), numberOf(null), numberOf('many'), numberOf(Number.NaN)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(textOf(12)).toBe('12');
  expect(textOf({})).toBe('');
  expect(rowsOf(null)).toEqual([]);
});
