import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { changed, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { KEEPS } from '#src/parts/declaration-search/own-filters.ts';

/** Facet counts: number of results for each value of a filter, with the other filters unchanged. */
export interface Counts {
  /** Null when the rows were fetched with this filter applied: counts of other values would be wrong. */
  company: ReadonlyMap<string, number> | null;
  pcr: ReadonlyMap<string, number> | null;
  type: ReadonlyMap<string, number>;
  /** Null when no row states a route. */
  route: ReadonlyMap<string, number> | null;
  valid: number;
}

/** Filters with a count per value, and the value of a row. */
const VALUES = {
  company: ({ companyCode }) => companyCode,
  pcr: ({ pcrNumber }) => pcrNumber,
  type: ({ type }) => type ?? '',
  route: ({ route }) => route ?? '',
} as const satisfies Record<string, (row: Declaration) => string>;

/** Filters that can be evaluated on a row; only the server can evaluate the keyword and the dates. */
const JUDGES = {
  ...KEEPS,
  company: (row, { company }) => company === undefined || row.companyCode === company,
  /** Rows without a PCR number match: the server found them by this PCR. */
  pcr: (row, { pcr }) => pcr === undefined || row.pcrNumber === '' || row.pcrNumber === pcr,
} as const satisfies Record<string, (row: Declaration, search: SearchParams, today: string) => boolean>;

type Judge = keyof typeof JUDGES;
// Object.keys is typed string[]; the keys are those of this table.
const NAMES = Object.keys(JUDGES) as readonly Judge[];

/**
 * Counts rows by the values of each filter.
 * @param rows all results for the keyword and dates of the search, without other filters
 * @param among whether the rows include other companies and PCRs
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
    pcr: among && rows.some(({ pcrNumber }) => pcrNumber !== '') ? by('pcr') : null,
    type: by('type'),
    route: rows.length > 0 && rows.every(({ route }) => route === null) ? null : by('route'),
    valid: rows.filter((row) => pass(row, 'valid') && KEEPS.valid(row, onlyValid, today)).length,
  };
}
