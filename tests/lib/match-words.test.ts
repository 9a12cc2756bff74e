import { expect, it } from 'vitest';
import { containsWords, nameRank } from '#src/lib/match-words.ts';

it('finds each word anywhere, in letters of any width', () => {
  expect(containsWords('Hot rolled coil', 'COIL hot')).toBe(true);
  expect(containsWords('EPD-ST-2026-0001', 'ＥＰＤ－ＳＴ')).toBe(true);
  expect(containsWords('Hot rolled coil', 'cold')).toBe(false);
});

it('puts what is called so first, then what begins so, has it, has its words', () => {
  const names = [
    'Steel coil, hot rolled',
    'Steel plate',
    'A hot rolled coil',
    'Hot rolled coil, thin',
    'Hot rolled coil',
  ];
  expect(names.map((name) => nameRank(name, ' hot rolled coil'))).toEqual([3, 4, 2, 1, 0]);
});
