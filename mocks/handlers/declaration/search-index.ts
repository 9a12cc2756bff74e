/**
 * The search over declarations. Columns and orders are worked out once and kept until a declaration or a company changes. A
 * search reads columns in the wanted order; what was asked before costs only its page.
 */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';
import type { Cuttable } from '../shared/page.ts';
import { Recent } from '../shared/recent.ts';
import { Columns, dayNumber, keepBetween, type Column } from './columns.ts';
import { inOrder, type Sort } from './orders.ts';
import { spreadOf } from './spread.ts';

export type SearchFilter = Omit<
  components['schemas']['DeclarationSearchRequest'],
  'pageNum' | 'pageSize' | 'loginCompanyCode'
>;

type Spread = components['schemas']['GwpSpread'];

/** Searches that are remembered with their rows. */
const REMEMBERED = 32;

export class DeclarationIndex {
  private readonly columns: Columns;
  private readonly orders = new Map<Sort, Uint32Array>();
  private readonly searches = new Recent<Uint32Array>(REMEMBERED);
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
      filter.validOnly === true ? today : null,
    ]);
    const places = this.searches.get(question, () => this.matching(filter, today));
    return {
      length: places.length,
      slice: (from, to) => this.rowsAt(places.subarray(Math.max(from, 0), Math.max(to, 0))),
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

  private rowsAt(places: Uint32Array): Declaration[] {
    return Array.from(places, (place) => this.columns.rows[place]).filter((row) => row !== undefined);
  }

  private matching(filter: SearchFilter, today: string): Uint32Array {
    const order = this.ordered(filter.sort ?? 'NEWEST');
    const kept = new Uint8Array(order.length).fill(1);
    if (!this.keepMatching(filter, today, kept)) return new Uint32Array(0);
    const found = new Uint32Array(order.length);
    let length = 0;
    for (const row of order) {
      if (kept[row] !== 1) continue;
      found[length] = row;
      length += 1;
    }
    return found.slice(0, length);
  }

  /** Takes out of `kept` what does not match. @returns false when it is known that nothing does */
  private keepMatching(filter: SearchFilter, today: string, kept: Uint8Array): boolean {
    const { columns } = this;
    const { companyCode = '', pcrNumber = '', productType, productionRoute } = filter;
    const { epdEffectiveDate: from, epdExpirationDate: until, validOnly } = filter;
    const keyword = (filter.epdKeyword ?? '').trim().toLowerCase();
    const asked: (readonly [Column<string>, string])[] = [];
    if (companyCode !== '') asked.push([columns.company, companyCode]);
    if (pcrNumber !== '') asked.push([columns.pcr, pcrNumber]);
    if (productType !== undefined) asked.push([columns.type, productType]);
    if (productionRoute !== undefined) asked.push([columns.route, productionRoute]);
    for (const [column, value] of asked) {
      const number = column.numberOf(value);
      if (number < 0) return false;
      keepBetween(column.ofRow, number, number, kept);
    }
    if (from !== undefined) keepBetween(columns.published, dayNumber(from), Infinity, kept);
    if (until !== undefined) keepBetween(columns.expires, 0, dayNumber(until), kept);
    if (validOnly === true) keepBetween(columns.expires, dayNumber(today), Infinity, kept);
    return keyword === '' || columns.keepContaining(keyword, kept);
  }

  private ordered(sort: Sort): Uint32Array {
    let places = this.orders.get(sort);
    if (places === undefined) {
      places = inOrder(this.columns.rows, sort);
      this.orders.set(sort, places);
    }
    return places;
  }
}

/** The index of a store; a change of a declaration or a company makes a new one. */
export const declarationIndex = derived(
  ['declarations', 'companies'],
  (store) => new DeclarationIndex(store),
);
