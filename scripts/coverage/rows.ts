/** Rows of the requirement documents that tests must cover (docs/coverage-rows.tsv). */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

/** One requirement: an id such as `1§5 phone` (document 1, section 5), and its text. */
export interface Row {
  id: string;
  requirement: string;
}

export const ROWS_FILE = 'docs/coverage-rows.tsv';

/**
 * Parses the table: a header line, then id and requirement, tab-separated.
 * @throws Error on a malformed line or a duplicate id
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

export function readRows(): Row[] {
  return parseRows(readFileSync(ROOT + ROWS_FILE, 'utf8'));
}
