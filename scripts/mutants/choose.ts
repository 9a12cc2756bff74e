/** Which of the listed bugs are meant, and which tests must notice them. */
import { LISTS } from '../../tests/mutants/list.ts';
import type { Mutant } from '../../tests/mutants/mutant.ts';
import { readTaggedTests, type TaggedTest } from '../coverage/titles.ts';

/** A bug with the test files that are run for it. */
export interface Chosen extends Mutant {
  readonly tests: readonly string[];
}

/** The files in tests/ that hold a row: those that the bug names, else all whose titles name its row. */
export function testsOf({ row, tests }: Mutant, tagged: readonly TaggedTest[]): readonly string[] {
  if (tests !== undefined || row === undefined) return tests ?? [];
  const holding = tagged.filter(({ file, ids }) => file.startsWith('tests/') && ids.includes(row));
  return [...new Set(holding.map(({ file }) => file))];
}

/**
 * @param words begin a row (`1§5`, `1§5 phone`) or the name of a list (`section-1-5`), or stand in the path or in the
 *   sentence of a bug; without words all are meant
 */
export function chooseMutants(words: string): Chosen[] {
  const wanted = words.trim().toLowerCase();
  const tagged = readTaggedTests();
  return Object.entries(LISTS)
    .flatMap(([list, mutants]) => mutants.map((mutant) => ({ list, mutant })))
    .filter(
      ({ list, mutant: { row = '', file, bug } }) =>
        list.startsWith(wanted) ||
        row.toLowerCase().startsWith(wanted) ||
        file.toLowerCase().includes(wanted) ||
        bug.toLowerCase().includes(wanted),
    )
    .map(({ mutant }) => ({ ...mutant, tests: testsOf(mutant, tagged) }));
}
