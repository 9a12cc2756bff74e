/** The rows of the requirement documents that tests must hold (docs/coverage-rows.tsv). */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

/** One line of a document: an id such as `1§5 phone` (document 1, section 5), and what it asks for. */
export interface Row {
  id: string;
  requirement: string;
}

export const ROWS_FILE = 'docs/coverage-rows.tsv';

/**
 * Reads the table: a head line, then id and requirement with a tab between them.
 * @throws Error on a line that is not one, or an id that stands twice
 */
export function parseRows(text: string): Row[] {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', requirement = '', ...rest] = line.split('\t');
      if (!/^\d§\d+ \S/.test(id) || requirement === '' || rest.length > 0) {
        throw new Error(`${ROWS_FILE}: not a row: ${line}`);
      }
      return { id, requirement };
    });
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice !== undefined) throw new Error(`${ROWS_FILE}: "${twice.id}" stands twice`);
  return rows;
}

/** All rows, in the order of the documents. */
export function readRows(): Row[] {
  return parseRows(readFileSync(ROOT + ROWS_FILE, 'utf8'));
}
