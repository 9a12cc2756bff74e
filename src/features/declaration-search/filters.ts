import type { components } from '#src/api/generated/schema.d.ts';
import {
  addressReader,
  codeParam,
  dayParam,
  numberParam,
  textParam,
  wordOf,
  wordsParam,
  type AddressOf,
} from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { KEYWORD_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { chosenIds, toChoice } from './compare/choice.ts';
import { DECLARATION_TYPES, ROUTES } from '#src/parts/declaration/declaration.ts';

/** Pages that one address can hold: beyond some two hundred rows a filter serves the reader better. */
export const PAGES_MAX = 50;

/** The search in the address. Whatever cannot be understood is left out, so an old or cut link still opens. */
export const registerSearch = addressReader({
  keyword: wordsParam(KEYWORD_MAX),
  company: codeParam(),
  pcr: codeParam(),
  type: wordOf(DECLARATION_TYPES),
  route: wordOf(ROUTES),
  /** GWP100 of at least and at most so much, kg CO₂e / t. */
  gwpMin: numberParam,
  gwpMax: numberParam,
  /** Validity begins on this day or later. */
  from: dayParam,
  /** Validity ends on this day or earlier. */
  until: dayParam,
  /** `1`: valid ones only. It starts switched off (decision 31). */
  valid: wordOf(['1']),
  sort: wordOf(['gwp', 'expiry']),
  /** Pages shown, from 2; the first needs no word in the address. */
  page: pageParam(PAGES_MAX),
  /** The declaration that is open. */
  id: codeParam(),
  /** Ids of declarations that are to be compared, parted by commas. */
  compare: (raw) => toChoice(chosenIds(textParam(raw))),
  /** `1`: what was marked on this device, in place of the register. */
  favourites: wordOf(['1']),
  /** In place of the list: `compare`, those declarations side by side; `declaration`, the one of `id` as a page of its own. */
  view: wordOf(['compare', 'declaration']),
});

export type SearchParams = AddressOf<typeof registerSearch>;

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

/** The filters that are on, in the order of the form. */
export function activeFilters(search: SearchParams): FilterName[] {
  return FILTERS.filter((name) => search[name] !== undefined);
}

/** Another search: it begins with its first page, and nothing is open. */
export function changed(search: SearchParams, change: Partial<SearchParams>): SearchParams {
  return { ...search, ...change, page: undefined, id: undefined, view: undefined };
}

/** The page of one declaration, which remembers the list that the reader comes from. */
export function pageOf(search: SearchParams, id: string): SearchParams {
  return { ...search, id, view: 'declaration' };
}

/** Back from such a page to its list. */
export function listOf(search: SearchParams): SearchParams {
  return { ...search, id: undefined, view: undefined };
}

export function withoutFilter(search: SearchParams, name: FilterName): SearchParams {
  return changed(search, { [name]: undefined });
}

/** No filter at all; the order and what is to be compared stay. */
export function withoutFilters(search: SearchParams): SearchParams {
  return { sort: search.sort, compare: search.compare };
}

/** A search that says only this. */
export function searchOf(said: Partial<SearchParams>): SearchParams {
  return registerSearch(said);
}

/** The end of validity before its beginning finds nothing. */
export function datesCross({ from, until }: Pick<SearchParams, 'from' | 'until'>): boolean {
  return from !== undefined && until !== undefined && until < from;
}

/** The highest figure below the lowest finds nothing. */
export function figuresCross({ gwpMin, gwpMax }: Pick<SearchParams, 'gwpMin' | 'gwpMax'>): boolean {
  return gwpMin !== undefined && gwpMax !== undefined && gwpMax < gwpMin;
}

type SearchRequest = components['schemas']['DeclarationSearchRequest'];
const SORT = { gwp: 'GWP', expiry: 'EXPIRY' } as const;

/**
 * One page of a search as the call wants it (document 2 §7).
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
