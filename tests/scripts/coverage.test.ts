import { describe, expect, it } from 'vitest';
import { coverageProblems } from '#scripts/coverage/coverage-problems.ts';
import { parseRows } from '#scripts/coverage/rows.ts';
import { taggedTests } from '#scripts/coverage/titles.ts';

const rows = parseRows('id\trequirement\n1§5 phone\ta phone has 11 digits\n1§9 badge\tat most 9\n');
const code = `
  // test('in a comment [1§9 badge]')
  const words = 'elsewhere [1§9 badge]';
  describe('fields', () => {
    it.each([1])('a phone %s [1§5 phone] [1§9 badge]', () => {});
    test('a journey [1§5 phone]', { tag: '@everywhere' }, async () => {});
    test('without a row', () => {});
  });`;
const tests = taggedTests('tests/a.test.ts', code);

describe('tags in titles of tests', () => {
  it('are read from titles only, also from tables of tests', () => {
    expect(tests).toEqual([
      { file: 'tests/a.test.ts', title: 'a phone %s', ids: ['1§5 phone', '1§9 badge'] },
      { file: 'tests/a.test.ts', title: 'a journey', ids: ['1§5 phone'] },
    ]);
  });
  it('miss no row and name no other', () => {
    expect(coverageProblems(rows, tests)).toEqual([]);
    expect(coverageProblems(rows, tests.slice(1))).toEqual(['no test is tagged [1§9 badge]: at most 9']);
    expect(coverageProblems(rows.slice(0, 1), tests)).toHaveLength(1);
  });
});

it.each(['id\trequirement\n1§5 phone', 'id\trequirement\nphone\tx', 'id\trequirement\n1§5 a\tx\n1§5 a\ty'])(
  'a table of rows that is none is refused: %j',
  (text) => {
    expect(() => parseRows(text)).toThrow('docs/coverage-rows.tsv');
  },
);
