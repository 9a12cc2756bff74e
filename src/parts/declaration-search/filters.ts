import type { Wire } from '#src/api/wire.ts';
import * as params from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { COMPARE_MAX, ID_MAX, KEYWORD_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { DECLARATION_TYPES, ROUTES } from '#src/parts/declaration/declaration.ts';

/** Maximum number of pages in one URL: beyond some 200 rows a filter is more useful. */
export const PAGES_MAX = 50;

/** Parses the ids of the URL: without duplicates, at most {@link COMPARE_MAX}. */
export function chosenIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= ID_MAX).slice(0, COMPARE_MAX);
}

/** Inverse of {@link chosenIds}; undefined for an empty selection. */
export function toChoice(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

/** Parses the search of the URL. Invalid values are dropped, so that old or truncated links still open. */
export const registerSearch = params.addressReader({
  keyword: params.wordsParam(KEYWORD_MAX),
  company: params.codeParam(),
  pcr: params.codeParam(),
  type: params.wordOf(DECLARATION_TYPES),
  route: params.wordOf(ROUTES),
  /** Range of GWP100, inclusive, kg CO₂e / t. */
  gwpMin: params.numberParam,
  gwpMax: params.numberParam,
  /** Validity begins on this day or later. */
  from: params.dayParam,
  /** Validity ends on this day or earlier. */
  until: params.dayParam,
  /** `1`: only valid declarations. Off by default (decision 31). */
  valid: params.wordOf(['1']),
  sort: params.wordOf(['gwp', 'expiry']),
  /** Number of pages shown, from 2; omitted for one page. */
  page: pageParam(PAGES_MAX),
  id: params.codeParam(),
  compare: (raw) => toChoice(chosenIds(params.textParam(raw))),
  /** `1`: favourites of this device instead of the register. */
  favourites: params.wordOf(['1']),
  /** `compare`: comparison; `declaration`: the declaration of `id` as a full page. The list when absent. */
  view: params.wordOf(['compare', 'declaration']),
});

export type SearchParams = params.AddressOf<typeof registerSearch>;

const FILTERS = [
  'keyword',
  'company',
  'pcr',
  'type',
  'route',
  'gwpMin',
  'gwpMax',
  'from',
  'until',
  'valid',
] as const;
export type FilterName = (typeof FILTERS)[number];

export function activeFilters(search: SearchParams): FilterName[] {
  return FILTERS.filter((name) => search[name] !== undefined);
}

/** Changes the search: resets to the first page and closes the open declaration. */
export function changed(search: SearchParams, change: Partial<SearchParams>): SearchParams {
  return { ...search, ...change, page: undefined, id: undefined, view: undefined };
}

/** Search of a declaration's page; keeps the list for the way back. */
export function pageOf(search: SearchParams, id: string): SearchParams {
  return { ...search, id, view: 'declaration' };
}

export function listOf(search: SearchParams): SearchParams {
  return { ...search, id: undefined, view: undefined };
}

export function withoutFilter(search: SearchParams, name: FilterName): SearchParams {
  return changed(search, { [name]: undefined });
}

export function withoutFilters(search: SearchParams): SearchParams {
  return { sort: search.sort, compare: search.compare };
}

export function searchOf(said: Partial<SearchParams>): SearchParams {
  return registerSearch(said);
}

/** True for an empty range of dates. */
export function datesCross({ from, until }: Pick<SearchParams, 'from' | 'until'>): boolean {
  return from !== undefined && until !== undefined && until < from;
}

type SearchRequest = Wire['DeclarationSearchRequest'];
const SORT = { gwp: 'GWP', expiry: 'EXPIRY' } as const;

/**
 * Request body for one page of a search (document 2 §7).
 * @param page from 1
 * @param companyCode company of the signed-in user
 */
export function toRequest(search: SearchParams, page: number, companyCode: string | null): SearchRequest {
  return {
    ...(search.keyword === undefined ? {} : { epdKeyword: search.keyword }),
    ...(search.company === undefined ? {} : { companyCode: search.company }),
    ...(search.pcr === undefined ? {} : { pcrNumber: search.pcr }),
    ...(search.type === undefined ? {} : { productType: search.type }),
    ...(search.route === undefined ? {} : { productionRoute: search.route }),
    ...(search.from === undefined ? {} : { epdEffectiveDate: search.from }),
    ...(search.until === undefined ? {} : { epdExpirationDate: search.until }),
    ...(companyCode === null || companyCode === '' ? {} : { loginCompanyCode: companyCode }),
    ...(search.valid === undefined ? {} : { validOnly: true }),
    ...(search.gwpMin === undefined ? {} : { gwpMin: search.gwpMin }),
    ...(search.gwpMax === undefined ? {} : { gwpMax: search.gwpMax }),
    sort: search.sort === undefined ? 'NEWEST' : SORT[search.sort],
    pageNum: page,
    pageSize: SEARCH_PAGE_SIZE,
  };
}
