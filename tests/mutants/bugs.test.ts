/** The bugs can be planted in the code as it is: one that cannot be planted proves nothing. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRows } from '#scripts/coverage/rows.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { planted } from '#scripts/mutants/plant.ts';
import { BUGS } from './bugs.ts';

const sectionOf = (row: string): string => row.split(' ')[0] ?? '';

it('every section of the documents has one bug, for a row that exists, at a symbol that exists', () => {
  const rows = readRows().map(({ id }) => id);
  expect(BUGS.map(({ row }) => row).filter((row) => !rows.includes(row))).toEqual([]);
  expect(BUGS.map(({ row }) => sectionOf(row)).sort()).toEqual([...new Set(rows.map(sectionOf))].sort());
  const without = BUGS.filter((bug) => planted(readFileSync(ROOT + bug.file, 'utf8'), bug) === null);
  expect(without.map(({ file, symbol }) => `${file} ${symbol}`)).toEqual([]);
});

it.each([
  ['LIMIT', 'original + 1', 'export const LIMIT = ((original) => (original + 1))(9) as const;'],
  [
    'calls.list',
    '() => original',
    'export const calls = { list: ((original) => (() => original))(() => 1) };',
  ],
  [
    'isOpen',
    '!original',
    'export function isOpen(a: number): boolean { const original = (() => { return a > 1; })(); return (!original); }',
  ],
])('a bug takes the place of %s alone', (symbol, instead, expected) => {
  const lines = [
    'export const LIMIT = 9 as const;',
    'export const calls = { list: () => 1 };',
    'export function isOpen(a: number): boolean { return a > 1; }',
  ];
  const at = lines.findIndex((line) => line.includes(symbol.split('.')[0] ?? ''));
  expect(planted(lines.join('\n'), { symbol, instead })).toBe(lines.with(at, expected).join('\n'));
  expect(planted(lines.join('\n'), { symbol: 'gone', instead })).toBeNull();
});
