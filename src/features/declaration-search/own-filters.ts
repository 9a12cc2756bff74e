import { compare } from '#src/lib/compare.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';
import type { OwnRules } from '#src/parts/own-filters/fill.ts';
import { searchOf, type SearchParams } from './filters.ts';

/**
 * The part of the search that is ours: `p/epd/page` is documented without valid only, type, route, figures and order, so a server
 * may ignore them (decision 31).
 */

const LAST = '9999-12-31';

const ORDER: Record<
  NonNullable<SearchParams['sort']> | 'newest',
  (a: Declaration, b: Declaration) => number
> = {
  newest: (a, b) => compare(b.published, a.published),
  gwp: (a, b) => compare(a.gwp ?? Infinity, b.gwp ?? Infinity),
  expiry: (a, b) => compare(a.validUntil || LAST, b.validUntil || LAST),
};

/** The order of an address; newest first without one. */
export function orderOf(sort: SearchParams['sort']): (a: Declaration, b: Declaration) => number {
  return ORDER[sort ?? 'newest'];
}

/** Filters of ours that are on, each as a search of its own. */
export function ownFilters({ valid, type, route, gwpMin, gwpMax }: SearchParams): SearchParams[] {
  return [
    ...(valid === undefined ? [] : [searchOf({ valid })]),
    ...(type === undefined ? [] : [searchOf({ type })]),
    ...(route === undefined ? [] : [searchOf({ route })]),
    ...(gwpMin === undefined ? [] : [searchOf({ gwpMin })]),
    ...(gwpMax === undefined ? [] : [searchOf({ gwpMax })]),
  ];
}

/** Whether a row is what one filter of ours asks for; a filter that is off asks for nothing. */
export const KEEPS = {
  /** One whose last day cannot be read is not expired. */
  valid: (row, { valid }, today) => valid === undefined || validityOf(row.validUntil, today) !== 'expired',
  type: (row, { type }) => type === undefined || row.type === type,
  route: (row, { route }) => route === undefined || row.route === route,
  /** What states no figure lies between no two. */
  gwp: ({ gwp }, { gwpMin, gwpMax }) =>
    (gwpMin === undefined && gwpMax === undefined) ||
    (gwp !== null && gwp >= (gwpMin ?? -Infinity) && gwp <= (gwpMax ?? Infinity)),
} as const satisfies Record<string, (row: Declaration, search: SearchParams, today: string) => boolean>;

/** What every row must be, whatever the server made of the question. */
export function ownRules(search: SearchParams, today: string): OwnRules<Declaration> {
  return {
    filtering: ownFilters(search).length > 0,
    keeps: (row) => Object.values(KEEPS).every((keeps) => keeps(row, search, today)),
    order: orderOf(search.sort),
  };
}
