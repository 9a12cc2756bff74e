import { describe, expect, it, test } from 'vitest';
import { DeclarationIndex, type SearchFilter } from '#mocks/handlers/declaration/search-index.ts';
import { evenly } from '#mocks/handlers/declaration/product-info.ts';
import { LruCache } from '#mocks/domain/derived.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import { rng, type Rng } from '#mocks/lib/random.ts';
import type { Declaration, Store } from '#mocks/world/entities.ts';

describe('evenly', () => {
  it('keeps the ends and the order', () => {
    const chosen = evenly(
      Array.from({ length: 1000 }, (_, n) => n),
      200,
    );
    expect([chosen.length, chosen[0], chosen.at(-1)]).toEqual([200, 0, 999]);
    expect([...chosen].sort((a, b) => a - b)).toEqual(chosen);
    expect(evenly([1, 2], 200)).toEqual([1, 2]);
  });
});

describe('Recent', () => {
  it('forgets what was asked longest ago', () => {
    const recent = new LruCache<number>(2);
    let worked = 0;
    const ask = (question: string) => recent.get(question, () => (worked += 1));
    ask('a');
    ask('b');
    ask('a');
    ask('c');
    expect(worked).toBe(3);
    ask('a');
    expect(worked).toBe(3);
    ask('b');
    expect(worked).toBe(4);
  });
});

/** Reference implementation of the search, without optimisation. */
function naive(store: Store, filter: SearchFilter, today: string): string[] {
  const { sort = 'NEWEST', companyCode, pcrNumber, productType, productionRoute, validOnly } = filter;
  const { epdEffectiveDate, epdExpirationDate, gwpMin, gwpMax } = filter;
  const word = filter.epdKeyword?.trim().toLowerCase() ?? '';
  const companies = new Map(store.companies.all().map(({ code, name }) => [code, name]));
  const wanted = (row: Declaration): boolean => {
    const company = companies.get(row.companyCode);
    const texts = [row.productName.zh, row.productName.en, row.registrationNumber, company?.zh, company?.en];
    const figure = row.gwp100;
    return (
      (companyCode === undefined || row.companyCode === companyCode) &&
      (pcrNumber === undefined || row.pcrNumber === pcrNumber) &&
      (productType === undefined || row.productType === productType) &&
      (productionRoute === undefined || row.route === productionRoute) &&
      (validOnly !== true || (row.expiresOn >= today && row.supersededBy === null)) &&
      (epdEffectiveDate === undefined || row.publishedOn >= epdEffectiveDate) &&
      (epdExpirationDate === undefined || row.expiresOn <= epdExpirationDate) &&
      (gwpMin === undefined || (figure !== null && figure >= gwpMin)) &&
      (gwpMax === undefined || (figure !== null && figure <= gwpMax)) &&
      texts.some((text) => text?.toLowerCase().includes(word) === true)
    );
  };
  const figureOf = ({ gwp100 }: Declaration): number => gwp100 ?? Number.MAX_VALUE;
  const dayOf = (day: string): number => Date.parse(day);
  const compare = {
    NEWEST: (a: Declaration, b: Declaration) => dayOf(b.publishedOn) - dayOf(a.publishedOn),
    GWP: (a: Declaration, b: Declaration) => figureOf(a) - figureOf(b),
    EXPIRY: (a: Declaration, b: Declaration) => dayOf(a.expiresOn) - dayOf(b.expiresOn),
  }[sort];
  // Ties: the later one comes first.
  return store.declarations
    .all()
    .filter(wanted)
    .toReversed()
    .toSorted(compare)
    .map(({ id }) => id);
}

/** A random search, mostly for existing values. */
function question(random: Rng, rows: readonly Declaration[]): SearchFilter {
  const some = () => random.pick(rows);
  const maybe = <Part extends object>(chance: number, part: () => Part): Part | object =>
    random.chance(chance) ? part() : {};
  const figure = (): number => (some().gwp100 ?? 0) + random.pick([0, 0, 0.5, -1000, 1e9]);
  return {
    ...maybe(0.7, () => ({ sort: random.pick(['NEWEST', 'GWP', 'EXPIRY'] as const) })),
    ...maybe(0.1, () => ({ companyCode: random.chance(0.1) ? 'C999' : some().companyCode })),
    ...maybe(0.2, () => ({ pcrNumber: some().pcrNumber })),
    ...maybe(0.2, () => ({ productType: some().productType })),
    ...maybe(0.2, () => ({ productionRoute: random.pick(['BF-BOF', 'EAF', 'PROCESSING'] as const) })),
    ...maybe(0.3, () => ({ validOnly: true })),
    ...maybe(0.2, () => ({ epdEffectiveDate: some().publishedOn })),
    ...maybe(0.2, () => ({ epdExpirationDate: some().expiresOn })),
    ...maybe(0.4, () => ({ gwpMin: figure() })),
    ...maybe(0.3, () => ({ gwpMax: figure() })),
    ...maybe(0.3, () => ({
      epdKeyword: random.pick(['板', 'steel', ' REBAR ', '2025-0', '125', '9', '股份', 'twice', 'no']),
    })),
  };
}

const ROWS = 3000;
const QUESTIONS = 300;

/** A random day within some years of today. */
const someDay = (random: Rng): string =>
  new Date(Date.UTC(random.int(2020, 2031), random.int(0, 11), random.int(1, 28))).toISOString().slice(0, 10);

/** Declarations of all kinds: some without a value, many with equal values or dates. */
function worldOfMany() {
  const world = createWorld('questions', { seed: 7 });
  const { declarations } = world.store;
  const random = rng('rows');
  const models = declarations.all();
  for (let at = 0; at < ROWS; at += 1) {
    const gwp100 = random.chance(0.05)
      ? null
      : random.chance(0.3)
        ? random.int(1, 20) * 100
        : random.int(300, 4000);
    const model = random.pick(models);
    // Some are named by product and number.
    const isTwice = random.chance(0.01);
    declarations.put({
      ...model,
      id: `one-of-many-${at}`,
      productName: isTwice ? { zh: '两次', en: 'Named twice' } : model.productName,
      registrationNumber: `EPD-${isTwice ? 'TWICE' : 'ST'}-${random.int(2020, 2026)}-${String(at).padStart(4, '0')}`,
      publishedOn: random.chance(0.2) ? '2025-01-01' : someDay(random),
      expiresOn: someDay(random),
      gwp100,
    });
  }
  return world;
}

test('the search finds what a plain one finds, in the same order, whichever way it takes', () => {
  const { store, clock } = worldOfMany();
  const today = clock.today();
  const random = rng('questions');
  const rows = store.declarations.all();
  const index = new DeclarationIndex(store);
  const sizes = { none: 0, few: 0, many: 0 };
  for (let n = 0; n < QUESTIONS; n += 1) {
    const filter = question(random, rows);
    const expected = naive(store, filter, today);
    const told = JSON.stringify(filter);
    const found = index.search(filter, today);
    const ids = (from: number, to: number): string[] => found.slice(from, to).map(({ id }) => id);
    expect(found.length, told).toBe(expected.length);
    // First page, random page, all rows: each may use another code path.
    const from = random.int(0, Math.max(0, expected.length - 1));
    expect(ids(0, 4), told).toEqual(expected.slice(0, 4));
    expect(ids(from, from + 4), told).toEqual(expected.slice(from, from + 4));
    expect(ids(0, expected.length), told).toEqual(expected);
    sizes[expected.length === 0 ? 'none' : expected.length < ROWS / 30 ? 'few' : 'many'] += 1;
  }
  expect(Math.min(sizes.none, sizes.few, sizes.many)).toBeGreaterThan(50);
});
