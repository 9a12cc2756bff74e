/**
 * Search index over declarations. Columns and orders are cached until a declaration or a company changes. A query starts with its
 * most selective condition if that matches few rows, else scans in sort order. Repeated queries only look up their page.
 */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration, Store } from '../../world/entities.ts';
import { Bits } from '../../lib/bits.ts';
import { derived, LruCache } from '../../domain/derived.ts';
import type { Sliceable } from '../shared/form.ts';
import { Columns, dayNumber, type Column } from './columns.ts';
import { LazyMatches, type Matches, type Numbers, type Order, type Sort } from './orders.ts';
import { spreadOf } from './spread.ts';

interface Condition {
  readonly numbers: Numbers;
  readonly first: number;
  readonly last: number;
  /** Matching rows, each once, in any order. */
  readonly rows: Uint32Array;
  /** Sort order in which these rows are contiguous. */
  readonly order?: Order;
  /** The same rows as a set; do not modify. */
  bits(): Bits;
}

/** A range of the numbers that an order sorts by. */
function inRange(order: Order, numbers: Numbers, first: number, last: number): Condition {
  const { from, to } = order.between(first, last);
  const rows = order.places.subarray(from, to);
  return { numbers, first, last, rows, order, bits: () => order.bitsOf(from, to) };
}

function isValue(column: Column<string>, number: number): Condition {
  const rows = column.rowsOf(number);
  return { numbers: column.ofRow, first: number, last: number, rows, bits: () => column.bitsOf(number) };
}

/** Unknown numbers (NaN) fulfil no condition. */
function holdsAll(conditions: readonly Condition[], row: number): boolean {
  for (const { numbers, first, last } of conditions) {
    const number = numbers[row] as number;
    // Also false for NaN.
    if (!(number >= first && number <= last)) return false;
  }
  return true;
}

export type SearchFilter = Omit<
  components['schemas']['DeclarationSearchRequest'],
  'pageNum' | 'pageSize' | 'loginCompanyCode'
>;

type Spread = components['schemas']['GwpSpread'];

const CACHE_SIZE = 32;

/** A condition counts as selective if it matches fewer than one row in this many. */
const FEW = 30;

// `as number` below: indexes are always in range (noUncheckedIndexedAccess).
const NONE = new Uint32Array(0);

export class DeclarationIndex {
  private readonly columns: Columns;
  private readonly searches = new LruCache<Matches>(CACHE_SIZE);
  private readonly peerLists = new LruCache<readonly Declaration[]>(CACHE_SIZE);
  private readonly spreads = new LruCache<Spread>(CACHE_SIZE);

  constructor(store: Store) {
    this.columns = new Columns(store);
  }

  /** All matching rows in sort order, of which only those of a page are resolved. `today` decides validity. */
  search(filter: SearchFilter, today: string): Sliceable<Declaration> {
    const question = JSON.stringify([
      filter.sort,
      filter.companyCode,
      filter.pcrNumber,
      filter.epdKeyword?.trim().toLowerCase(),
      filter.epdEffectiveDate,
      filter.epdExpirationDate,
      filter.productType,
      filter.productionRoute,
      filter.gwpMin,
      filter.gwpMax,
      filter.validOnly === true ? today : null,
    ]);
    const matches = this.searches.get(question, () => this.matching(filter, today));
    return {
      length: matches.length,
      slice: (from, to) => this.rowsAt(matches, Math.max(from, 0), Math.max(to, 0)),
    };
  }

  peers(pcrNumber: string, today: string): readonly Declaration[] {
    return this.peerLists.get(`${pcrNumber} ${today}`, () =>
      this.rowsAt(this.matching({ sort: 'GWP', pcrNumber, validOnly: true }, today)).filter(
        ({ gwp100 }) => gwp100 !== null,
      ),
    );
  }

  spread(pcrNumber: string, today: string): Spread {
    return this.spreads.get(`${pcrNumber} ${today}`, () => spreadOf(this.peers(pcrNumber, today)));
  }

  private rowsAt(matches: Matches, from = 0, to = matches.length): Declaration[] {
    return Array.from(matches.subarray(from, to), (place) => this.columns.rows[place]).filter(
      (row) => row !== undefined,
    );
  }

  private matching(filter: SearchFilter, today: string): Matches {
    const conditions = this.conditionsOf(filter, today);
    const keyword = (filter.epdKeyword ?? '').trim().toLowerCase();
    const named = keyword === '' ? null : this.columns.containing(keyword);
    if (conditions === null || named?.length === 0) return NONE;
    const order = this.columns.ordered(filter.sort ?? 'NEWEST');
    const shortest = conditions.reduce<Condition | null>(
      (least, one) => (least !== null && least.rows.length <= one.rows.length ? least : one),
      null,
    );
    const { length } = order.places;
    const isFew = (rows: Uint32Array): boolean => rows.length * FEW < length;
    if (named !== null && isFew(named)) return sortFew(named, conditions, order);
    if (shortest !== null && isFew(shortest.rows))
      return sortFew(amongThem(shortest.rows, named, length), conditions, order);
    return scanMany(named, conditions, order);
  }

  /** All conditions except the keyword; null if nothing can match. */
  private conditionsOf(filter: SearchFilter, today: string): Condition[] | null {
    const { columns } = this;
    const { companyCode = '', pcrNumber = '', productType, productionRoute } = filter;
    const { epdEffectiveDate: from, epdExpirationDate: until, validOnly, gwpMin, gwpMax } = filter;
    const asked: (readonly [Column<string>, string])[] = [];
    if (companyCode !== '') asked.push([columns.company, companyCode]);
    if (pcrNumber !== '') asked.push([columns.pcr, pcrNumber]);
    if (productType !== undefined) asked.push([columns.type, productType]);
    if (productionRoute !== undefined) asked.push([columns.route, productionRoute]);
    if (validOnly === true) asked.push([columns.newer, '']);
    const conditions: Condition[] = [];
    for (const [column, value] of asked) {
      const number = column.numberOf(value);
      if (number < 0) return null;
      conditions.push(isValue(column, number));
    }
    const between = (sort: Sort, numbers: Numbers, first: number, last: number) =>
      conditions.push(inRange(columns.ordered(sort), numbers, first, last));
    if (from !== undefined) between('NEWEST', columns.published, dayNumber(from), Infinity);
    if (until !== undefined || validOnly === true)
      between(
        'EXPIRY',
        columns.expires,
        validOnly === true ? dayNumber(today) : 0,
        until === undefined ? Infinity : dayNumber(until),
      );
    if (gwpMin !== undefined || gwpMax !== undefined)
      between('GWP', columns.gwp, gwpMin ?? -Infinity, gwpMax ?? Infinity);
    return conditions;
  }
}

/** @param named null for all @param size number of all rows */
function amongThem(rows: Uint32Array, named: Uint32Array | null, size: number): Uint32Array {
  if (named === null) return rows;
  const set = Bits.of(size, named);
  return rows.filter((row) => set.at(row) === 1);
}

/** Tests and sorts few rows individually, independent of the total. @param lead may contain duplicates */
function sortFew(lead: Uint32Array, conditions: readonly Condition[], { places, ranks }: Order): Uint32Array {
  const found = new Uint32Array(lead.length);
  let count = 0;
  for (let at = 0; at < lead.length; at += 1) {
    const row = lead[at] as number;
    if (holdsAll(conditions, row)) found[count++] = ranks[row] as number;
  }
  const sorted = found.subarray(0, count).sort();
  let kept = 0;
  let before = -1;
  for (const rank of sorted) {
    if (rank !== before) found[kept++] = places[rank] as number;
    before = rank;
  }
  return found.slice(0, kept);
}

/** Counts many matching rows without sorting; the reader resolves a page. @param named null without a keyword */
function scanMany(named: Uint32Array | null, conditions: readonly Condition[], order: Order): Matches {
  const inOrder = conditions.find((condition) => condition.order === order);
  const places = inOrder?.rows ?? order.places;
  if (named === null && conditions.length === (inOrder === undefined ? 0 : 1)) return places;
  const sets = conditions.map((condition) => condition.bits());
  const [first, ...others] = named === null ? sets : [Bits.of(order.places.length, named), ...sets];
  if (first === undefined) return places;
  const kept = first.copy();
  for (const bits of others) kept.keep(bits);
  return new LazyMatches(kept, places);
}

export const declarationIndex = derived(
  ['declarations', 'companies'],
  (store) => new DeclarationIndex(store),
);
