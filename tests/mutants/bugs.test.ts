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
