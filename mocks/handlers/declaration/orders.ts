/** The orders in which the search can be read. */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration } from '../../world/entities.ts';

export type Sort = NonNullable<components['schemas']['DeclarationSearchRequest']['sort']>;

interface Order {
  readonly key: (row: Declaration) => string | number;
  readonly descending: boolean;
}

const ORDERS: Record<Sort, Order> = {
  /** Newest publication first. */
  NEWEST: { key: (row) => row.publishedOn, descending: true },
  /** Lowest figure first, unknown last. */
  GWP: { key: (row) => row.gwp100 ?? Number.POSITIVE_INFINITY, descending: false },
  /** Soonest end first. */
  EXPIRY: { key: (row) => row.expiresOn, descending: false },
};

/** The rank of each different key: 0 comes first. */
function ranksOf(keys: readonly (string | number)[], descending: boolean): Map<string | number, number> {
  const sign = descending ? -1 : 1;
  const different = [...new Set(keys)].sort((a, b) => (a < b ? -sign : sign));
  return new Map(different.map((key, rank) => [key, rank]));
}

/**
 * The places of all rows in an order; among equals the one that came later stands in front. Days and figures repeat, so only
 * the different ones are compared; rank and place then are one number, and numbers sort fast.
 */
export function inOrder(rows: readonly Declaration[], sort: Sort): Uint32Array {
  const { key, descending } = ORDERS[sort];
  const keys = rows.map(key);
  const ranks = ranksOf(keys, descending);
  const { length } = rows;
  const sorted = new Float64Array(length);
  for (let place = 0; place < length; place += 1) {
    sorted[place] = (ranks.get(keys[place] as string | number) as number) * length + (length - 1 - place);
  }
  sorted.sort();
  const places = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) places[at] = length - 1 - ((sorted[at] as number) % length);
  return places;
}
