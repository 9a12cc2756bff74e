/**
 * The search over declarations. Columns and orders are worked out once and kept until a declaration or a company changes. A
 * keyword leads to the rows that it names; without one, columns are read in the wanted order. What was asked before costs
 * only its page.
 */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';
import type { Cuttable } from '../shared/page.ts';
import { Recent } from '../shared/recent.ts';
import { Columns, dayNumber, holds, keepThose, type Column, type Condition } from './columns.ts';
import { LateMatches, type Matches } from './matches.ts';
import { inOrder, type Sort } from './orders.ts';
import { spreadOf } from './spread.ts';

export type SearchFilter = Omit<
  components['schemas']['DeclarationSearchRequest'],
  'pageNum' | 'pageSize' | 'loginCompanyCode'
>;

type Spread = components['schemas']['GwpSpread'];

/** Searches that are remembered with their rows. */
const REMEMBERED = 32;

/** A keyword that names fewer than one row in so many leads to these rows alone. */
const FEW = 10;

/** Rows in an order, and the place of each row in it. */
interface Order {
  readonly places: Uint32Array;
  readonly ranks: Uint32Array;
}

export class DeclarationIndex {
  private readonly columns: Columns;
  private readonly orders = new Map<Sort, Order>();
  private readonly searches = new Recent<Matches>(REMEMBERED);
  private readonly peerLists = new Recent<readonly Declaration[]>(REMEMBERED);
  private readonly spreads = new Recent<Spread>(REMEMBERED);

  constructor(store: Store) {
    this.columns = new Columns(store);
  }

  /** All matching rows in the wanted order, of which only those of a page are looked up; `today` decides what is still valid. */
  search(filter: SearchFilter, today: string): Cuttable<Declaration> {
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

  /** Valid declarations under one PCR that state a GWP100, lowest first. */
  peers(pcrNumber: string, today: string): readonly Declaration[] {
    return this.peerLists.get(`${pcrNumber} ${today}`, () =>
      this.rowsAt(this.matching({ sort: 'GWP', pcrNumber, validOnly: true }, today)).filter(
        ({ gwp100 }) => gwp100 !== null,
      ),
    );
  }

  /** How the figures of the same declarations are distributed. */
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
    if (conditions === null || named?.length === 0) return new Uint32Array(0);
    const order = this.ordered(filter.sort ?? 'NEWEST');
    return named !== null && named.length * FEW < order.places.length
      ? fewOf(named, conditions, order)
      : manyOf(named, conditions, order);
  }

  /** Everything but the keyword; null when it is known that nothing matches. */
  private conditionsOf(filter: SearchFilter, today: string): Condition[] | null {
    const { columns } = this;
    const { companyCode = '', pcrNumber = '', productType, productionRoute } = filter;
    const { epdEffectiveDate: from, epdExpirationDate: until, validOnly } = filter;
    const { gwpMin = -Infinity, gwpMax = Infinity } = filter;
    const asked: (readonly [Column<string>, string])[] = [];
    if (companyCode !== '') asked.push([columns.company, companyCode]);
    if (pcrNumber !== '') asked.push([columns.pcr, pcrNumber]);
    if (productType !== undefined) asked.push([columns.type, productType]);
    if (productionRoute !== undefined) asked.push([columns.route, productionRoute]);
    const conditions: Condition[] = [];
    for (const [column, value] of asked) {
      const number = column.numberOf(value);
      if (number < 0) return null;
      conditions.push({ numbers: column.ofRow, first: number, last: number });
    }
    const since = (numbers: Uint32Array, day: string) =>
      conditions.push({ numbers, first: dayNumber(day), last: Infinity });
    if (from !== undefined) since(columns.published, from);
    if (until !== undefined) conditions.push({ numbers: columns.expires, first: 0, last: dayNumber(until) });
    if (validOnly === true) since(columns.expires, today);
    if (filter.gwpMin !== undefined || filter.gwpMax !== undefined)
      conditions.push({ numbers: columns.gwp, first: gwpMin, last: gwpMax });
    return conditions;
  }

  private ordered(sort: Sort): Order {
    let order = this.orders.get(sort);
    if (order === undefined) {
      const places = inOrder(this.columns.rows, sort);
      const ranks = new Uint32Array(places.length);
      for (let rank = 0; rank < places.length; rank += 1) ranks[places[rank] as number] = rank;
      order = { places, ranks };
      this.orders.set(sort, order);
    }
    return order;
  }
}

/** Few rows are looked at one by one and sorted: their number counts, not that of all. */
function fewOf(named: Uint32Array, conditions: readonly Condition[], { places, ranks }: Order): Uint32Array {
  const found = named
    .filter((row) => conditions.every((condition) => holds(condition, row)))
    .map((row) => ranks[row] as number)
    .sort();
  return found.filter((rank, at) => at === 0 || rank !== found[at - 1]).map((rank) => places[rank] as number);
}

/** Of many rows, all are marked; which are first is for the reader to ask. @param named null when there is no keyword */
function manyOf(named: Uint32Array | null, conditions: readonly Condition[], { places }: Order): Matches {
  const kept = new Uint8Array(places.length);
  if (named === null) kept.fill(1);
  else for (let at = 0; at < named.length; at += 1) kept[named[at] as number] = 1;
  for (const condition of conditions) keepThose(condition, kept);
  let count = 0;
  for (let row = 0; row < kept.length; row += 1) count += kept[row] as number;
  return new LateMatches(kept, places, count);
}

/** The index of a store; a change of a declaration or a company makes a new one. */
export const declarationIndex = derived(
  ['declarations', 'companies'],
  (store) => new DeclarationIndex(store),
);
