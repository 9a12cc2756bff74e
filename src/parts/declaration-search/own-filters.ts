import { compare } from '#src/lib/compare.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { isCurrent } from '#src/parts/declaration/validity.ts';
import type { OwnRules } from '#src/parts/own-filters/fill.ts';
import { searchOf, type SearchParams } from './filters.ts';

/** `p/epd/page` is documented without validity, type, route, figures and order, so a server may ignore them (decision 31). */

const LAST = '9999-12-31';

const ORDER: Record<
  NonNullable<SearchParams['sort']> | 'newest',
  (a: Declaration, b: Declaration) => number
> = {
  newest: (a, b) => compare(b.published, a.published),
  gwp: (a, b) => compare(a.gwp ?? Infinity, b.gwp ?? Infinity),
  expiry: (a, b) => compare(a.validUntil || LAST, b.validUntil || LAST),
};

/** Without publication dates the newest is unknown: rows stay in the server's order. */
export function isNewestFirst(rows: readonly Declaration[]): boolean {
  return rows.length === 0 || rows.some(({ published }) => published !== '');
}

export function orderOf(sort: SearchParams['sort']): (a: Declaration, b: Declaration) => number {
  return ORDER[sort ?? 'newest'];
}

/** Active client-side filters, each as a search of its own. */
export function ownFilters(search: SearchParams): SearchParams[] {
  const names = ['valid', 'type', 'route', 'gwpMin', 'gwpMax'] as const;
  return names.filter((name) => search[name] !== undefined).map((name) => searchOf({ [name]: search[name] }));
}

/** Predicates of the client-side filters; an inactive filter accepts every row. */
export const KEEPS = {
  valid: (row, { valid }, today) => valid === undefined || isCurrent(row, today),
  type: (row, { type }) => type === undefined || row.type === type,
  route: (row, { route }) => route === undefined || row.route === route,
  /** A row without a figure fails any range. */
  gwp: ({ gwp }, { gwpMin, gwpMax }) =>
    (gwpMin === undefined && gwpMax === undefined) ||
    (gwp !== null && gwp >= (gwpMin ?? -Infinity) && gwp <= (gwpMax ?? Infinity)),
} as const satisfies Record<string, (row: Declaration, search: SearchParams, today: string) => boolean>;

/** Rules that every row must satisfy, even if the server ignores the filters. */
export function ownRules(search: SearchParams, today: string): OwnRules<Declaration> {
  return {
    filtering: ownFilters(search).length > 0,
    keeps: (row) => Object.values(KEEPS).every((keeps) => keeps(row, search, today)),
    order: orderOf(search.sort),
  };
}
