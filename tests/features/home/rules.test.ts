import { expect, it } from 'vitest';
import { newsErrorWords } from '#src/features/home/headline-errors.ts';
import { nameIn, numberOf, rowsOf, textOf, TOTAL_WORKING_DAYS } from '#src/features/home/rules.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';

it('takes the name in the language of the page, else the other one', () => {
  expect(nameIn('en', '螺纹钢', 'Rebar')).toBe('Rebar');
  expect(nameIn('en', '螺纹钢', null)).toBe('螺纹钢');
  expect(nameIn('zh', ' ', 'Rebar')).toBe('Rebar');
  expect(nameIn('zh', null, undefined)).toBe('');
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

it('adds up the working days of all stages', () => {
  expect(TOTAL_WORKING_DAYS).toBe(3 + 10 + 25 + 20 + 10 + 10 + 5);
});

it('shows the code of refused news behind the message', () => {
  expect(newsErrorWords(new BusinessError(0, '暂不可用'))).toEqual({
    key: 'news.loadFail',
    vars: { message: '暂不可用', code: 0 },
  });
  expect(newsErrorWords(new HttpError(500))).toEqual({ key: 'http.500' });
});
