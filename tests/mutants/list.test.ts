/** The lists of planted bugs fit the code as it is: a bug that cannot be planted proves nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows } from '#scripts/coverage/rows.ts';
import { readTaggedTests } from '#scripts/coverage/titles.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { testsOf } from '#scripts/mutants/choose.ts';
import { LISTS, WHOLE_SECTIONS } from './list.ts';

const mutants = Object.values(LISTS).flat();
const rows = readRows().map(({ id }) => id);
const tagged = readTaggedTests();

describe.each(mutants)('$bug', (mutant) => {
  const { file, from, to, row } = mutant;
  it('can be planted in one place', () => {
    const code = readFileSync(ROOT + file, 'utf8');
    expect(code.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it('has tests that exist, and that name its row', () => {
    const tests = testsOf(mutant, tagged);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    if (row === undefined) return;
    const naming = tests.filter((path) => readFileSync(ROOT + path, 'utf8').includes(`[${row}]`));
    expect(naming).toEqual(tests);
  });
});

it('names rows that exist', () => {
  expect(mutants.flatMap(({ row = [] }) => row).filter((row) => !rows.includes(row))).toEqual([]);
});

it.each(WHOLE_SECTIONS)('every row of %s has a bug that breaks it', (section) => {
  const broken = mutants.map(({ row }) => row);
  expect(rows.filter((row) => row.startsWith(`${section} `) && !broken.includes(row))).toEqual([]);
});
