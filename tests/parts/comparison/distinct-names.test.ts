import { expect, it } from 'vitest';
import { distinctions } from '#src/parts/comparison/compare-tray.tsx';

it('tells chosen declarations with like names apart by company, else by number', () => {
  const one = { name: 'Rebar', company: 'Shuoyun', number: 'EPD-17' };
  const other = { ...one, number: 'CFP-43' };
  expect(distinctions([one, { ...other, company: 'Chuanyan' }])).toEqual(['Shuoyun', 'Chuanyan']);
  expect(distinctions([one, other])).toEqual(['EPD-17', 'CFP-43']);
  expect(distinctions([one, { ...other, name: 'Wire rod' }])).toEqual(['', '']);
  expect(distinctions([one, { ...one, name: 'Plate', number: 'EPD-20' }, other])[1]).toBe('EPD-20');
});
