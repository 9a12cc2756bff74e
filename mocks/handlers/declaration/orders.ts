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

/**
 * The places of all rows in an order; among equals the one that came later stands in front. Days and figures repeat, so only
 * the different ones are sorted: at 100,000 rows that is several times faster than sorting rows.
 */
export function inOrder(rows: readonly Declaration[], sort: Sort): Uint32Array {
  const { key, descending } = ORDERS[sort];
  const groups = new Map<string | number, number[]>();
  for (const [place, row] of rows.entries()) {
    const value = key(row);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [place]);
    else group.push(place);
  }
  const sign = descending ? -1 : 1;
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -sign : sign));
  return Uint32Array.from(sorted.flatMap(([, group]) => group.reverse()));
}
