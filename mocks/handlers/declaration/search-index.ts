/**
 * The search over declarations. Orders, buckets and search texts are worked out once and kept until a declaration or a
 * company changes; a search that was asked before costs only its page.
 */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Declaration } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';
import { Recent } from '../shared/recent.ts';
import { inOrder, type Sort } from './orders.ts';

export type SearchFilter = Omit<
  components['schemas']['DeclarationSearchRequest'],
  'pageNum' | 'pageSize' | 'loginCompanyCode'
>;

/** Searches that are remembered with their rows. */
const REMEMBERED = 32;

/** Fields whose values split the declarations into buckets worth keeping. */
type BucketField = 'companyCode' | 'pcrNumber';
type Buckets = ReadonlyMap<string, readonly Declaration[]>;

export class DeclarationIndex {
  private readonly store: Store;
  private readonly orders = new Map<Sort, readonly Declaration[]>();
  private readonly buckets = new Map<string, Buckets>();
  private readonly texts = new Map<string, string>();
  private readonly companyTexts = new Map<string, string>();
  private readonly searches = new Recent<readonly Declaration[]>(REMEMBERED);
  private readonly peerLists = new Recent<readonly Declaration[]>(REMEMBERED);

  constructor(store: Store) {
    this.store = store;
  }

  /** All matching rows in the wanted order; `today` decides what is still valid. */
  search(filter: SearchFilter, today: string): readonly Declaration[] {
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
    return this.searches.get(question, () => this.matching(filter, today));
  }

  /** Valid declarations under one PCR that state a GWP100, lowest first. */
  peers(pcrNumber: string, today: string): readonly Declaration[] {
    return this.peerLists.get(`${pcrNumber} ${today}`, () =>
      this.bucket('GWP', 'pcrNumber', pcrNumber).filter(
        (row) => row.gwp100 !== null && row.expiresOn >= today,
      ),
    );
  }

  private matching(filter: SearchFilter, today: string): readonly Declaration[] {
    const candidates = this.candidates(filter);
    const tests = this.testsOf(filter, today);
    return tests.length === 0 ? candidates : candidates.filter((row) => tests.every((test) => test(row)));
  }

  /** The smallest kept list that holds every match, in the wanted order. */
  private candidates({ sort = 'NEWEST', companyCode, pcrNumber }: SearchFilter): readonly Declaration[] {
    if (isGiven(companyCode)) return this.bucket(sort, 'companyCode', companyCode);
    if (isGiven(pcrNumber)) return this.bucket(sort, 'pcrNumber', pcrNumber);
    return this.ordered(sort);
  }

  private testsOf(filter: SearchFilter, today: string): ((row: Declaration) => boolean)[] {
    const { pcrNumber, epdEffectiveDate, epdExpirationDate, productType, productionRoute, validOnly } =
      filter;
    const keyword = (filter.epdKeyword ?? '').trim().toLowerCase();
    const tests: ((row: Declaration) => boolean)[] = [];
    if (isGiven(pcrNumber)) tests.push((row) => row.pcrNumber === pcrNumber);
    if (productType !== undefined) tests.push((row) => row.productType === productType);
    if (productionRoute !== undefined) tests.push((row) => row.route === productionRoute);
    if (epdEffectiveDate !== undefined) tests.push((row) => row.publishedOn >= epdEffectiveDate);
    if (epdExpirationDate !== undefined) tests.push((row) => row.expiresOn <= epdExpirationDate);
    if (validOnly === true) tests.push((row) => row.expiresOn >= today);
    if (keyword !== '') tests.push((row) => this.textOf(row).includes(keyword));
    return tests;
  }

  private ordered(sort: Sort): readonly Declaration[] {
    let rows = this.orders.get(sort);
    if (rows === undefined) {
      rows = inOrder(this.store.declarations.all(), sort);
      this.orders.set(sort, rows);
    }
    return rows;
  }

  private bucket(sort: Sort, field: BucketField, value: string): readonly Declaration[] {
    const key = `${sort} ${field}`;
    let buckets = this.buckets.get(key);
    if (buckets === undefined) {
      buckets = grouped(this.ordered(sort), field);
      this.buckets.set(key, buckets);
    }
    return buckets.get(value) ?? [];
  }

  /** What a keyword is looked for in, in lower case. */
  private textOf(row: Declaration): string {
    let text = this.texts.get(row.id);
    if (text === undefined) {
      const { zh, en } = row.productName;
      text =
        `${zh}\n${en ?? ''}\n${row.registrationNumber}`.toLowerCase() + this.companyText(row.companyCode);
      this.texts.set(row.id, text);
    }
    return text;
  }

  private companyText(code: string): string {
    let text = this.companyTexts.get(code);
    if (text === undefined) {
      const name = this.store.companies.where('code', code)[0]?.name;
      text = `\n${name?.zh ?? ''}\n${name?.en ?? ''}`.toLowerCase();
      this.companyTexts.set(code, text);
    }
    return text;
  }
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function grouped(rows: readonly Declaration[], field: BucketField): Buckets {
  const buckets = new Map<string, Declaration[]>();
  for (const row of rows) {
    const bucket = buckets.get(row[field]);
    if (bucket === undefined) buckets.set(row[field], [row]);
    else bucket.push(row);
  }
  return buckets;
}

/** The index of a store; a change of a declaration or a company makes a new one. */
export const declarationIndex = derived(
  ['declarations', 'companies'],
  (store) => new DeclarationIndex(store),
);
