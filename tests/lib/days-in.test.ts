import { expect, it } from 'vitest';
import { dayTyped } from '#src/lib/days-in.ts';
import { formatDate } from '#src/lib/format.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  [' 2026/1/2 ', '2026-01-02'],
  ['２０２６－１－２', '2026-01-02'],
  ['2026年1月2日', '2026-01-02'],
  ['20 nov 2026', '2026-11-20'],
  ['November 20, 2026', '2026-11-20'],
  [formatDate('2026-11-20', 'en'), '2026-11-20'],
  ['202-11-20', null],
  ['2026-11', null],
  ['2026-11-201', null],
  ['since 2026-11-20', null],
  ['2026-02-30', null],
  ['1999-12-31', null],
  ['2100-01-01', null],
])('%j typed is %j', (typed, day) => {
  expect(dayTyped(typed)).toBe(day);
});
