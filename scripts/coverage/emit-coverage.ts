/** Requirement coverage: a page of rows with their tests, and the gaps. */
import type { Row } from './rows.ts';
import type { TaggedTest } from './titles.ts';

/** Problems with the coverage, one line each: rows without a test, tags without a row. */
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

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '\\<').replace(/\s+/g, ' ').trim();

/** The page: one table per section of a document. */
export function emitCoverage(rows: readonly Row[], tests: readonly TaggedTest[]): string {
  const lines = [
    '# Coverage of the requirements',
    '',
    'Every row of the documents that tests must hold (`docs/coverage-rows.tsv`), and the tests that say so in their titles.',
    '`npm run contract` fails when a row has none.',
  ];
  for (const section of new Set(rows.map(({ id }) => id.split(' ')[0] ?? ''))) {
    lines.push(
      '',
      `## Document ${section.replace('§', ', §')}`,
      '',
      '| row | asks for | held by |',
      '|---|---|---|',
    );
    for (const { id, requirement } of rows.filter((row) => row.id.startsWith(`${section} `))) {
      const by = tests
        .filter(({ ids }) => ids.includes(id))
        .map(({ file, title }) => `\`${file}\` ${cell(title)}`);
      lines.push(`| ${cell(id.slice(section.length + 1))} | ${cell(requirement)} | ${by.join('<br>')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
