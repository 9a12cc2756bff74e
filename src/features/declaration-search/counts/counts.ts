import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { changed, type SearchParams } from '../filters.ts';
import { KEEPS } from '../own-filters.ts';

/** How many declarations each value of a filter would show, with the other filters as they are. */
export interface Counts {
  /** Absent where the rows were found by this very filter, so that other values are not among them. */
  company: ReadonlyMap<string, number> | null;
  pcr: ReadonlyMap<string, number> | null;
  type: ReadonlyMap<string, number>;
  route: ReadonlyMap<string, number>;
  valid: number;
}

/** Filters of which each value is counted, and what a row has of them. */
const VALUES = {
  company: ({ companyCode }) => companyCode,
  pcr: ({ pcrNumber }) => pcrNumber,
  type: ({ type }) => type ?? '',
  route: ({ route }) => route ?? '',
} as const satisfies Record<string, (row: Declaration) => string>;

/** Every filter that can be judged by a row alone; keyword and days are the server's. */
const JUDGES = {
  ...KEEPS,
  company: (row, { company }) => company === undefined || row.companyCode === company,
  pcr: (row, { pcr }) => pcr === undefined || row.pcrNumber === pcr,
} as const satisfies Record<string, (row: Declaration, search: SearchParams, today: string) => boolean>;

type Judge = keyof typeof JUDGES;
// Object.keys names the keys of this very table.
const NAMES = Object.keys(JUDGES) as readonly Judge[];

/**
 * Counts rows by the values of each filter.
 * @param rows all rows that keyword and days of the search find, whatever the other filters say
 * @param among whether rows of other companies and PCRs are among them
 */
export function countsOf(
  rows: readonly Declaration[],
  search: SearchParams,
  today: string,
  among: boolean,
): Counts {
  const pass = (row: Declaration, but: Judge): boolean =>
    NAMES.every((name) => name === but || JUDGES[name](row, search, today));
  const by = (filter: keyof typeof VALUES): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const row of rows) {
      const value = VALUES[filter](row);
      if (value !== '' && pass(row, filter)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const onlyValid = changed(search, { valid: '1' });
  return {
    company: among ? by('company') : null,
    pcr: among ? by('pcr') : null,
    type: by('type'),
    route: by('route'),
    valid: rows.filter((row) => pass(row, 'valid') && KEEPS.valid(row, onlyValid, today)).length,
  };
}
