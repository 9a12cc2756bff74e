/** Gaps between the documented requirements and the tests that name them. */
import type { Row } from './rows.ts';
import type { TaggedTest } from './titles.ts';

/** Rows without a test and tags without a row, one line each. */
export function coverageProblems(rows: readonly Row[], tests: readonly TaggedTest[]): string[] {
  const held = new Set(tests.flatMap(({ ids }) => ids));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows
      .filter(({ id }) => !held.has(id))
      .map(({ id, requirement }) => `no test is tagged [${id}]: ${requirement}`),
    ...tests.flatMap(({ file, title, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file} "${title}" is tagged [${id}], which is no row of docs/coverage-rows.tsv`),
    ),
  ];
}
