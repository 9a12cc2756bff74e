import { describe, expect, it } from 'vitest';
import { declarationIndex } from '#mocks/handlers/declaration/search-index.ts';
import { evenly } from '#mocks/handlers/declaration/product-info.ts';
import { derived, Recent } from '#mocks/domain/derived.ts';
import type { Declaration } from '#mocks/world/entities.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';

describe('the search at 100,000 declarations', () => {
  const world = createWorld('large', { seed: 1, size: 'large' });
  const today = world.clock.today();
  const filters = [
    { sort: 'GWP' as const },
    { validOnly: true },
    { pcrNumber: 'PCR-ST-2023-01', sort: 'EXPIRY' as const },
    { companyCode: 'C101', productType: 'EPD' as const },
    { epdKeyword: 'rebar', validOnly: true },
  ];

  const all = world.store.declarations.all();
  const companyText = (code: string): string => {
    const name = world.store.companies.where('code', code)[0]?.name;
    return `${name?.zh ?? ''}\n${name?.en ?? ''}`;
  };
  const textOf = ({ productName, registrationNumber, companyCode }: Declaration): string =>
    `${productName.zh}\n${productName.en ?? ''}\n${registrationNumber}\n${companyText(companyCode)}`.toLowerCase();
  const has = (word: string) => (row: Declaration) => textOf(row).includes(word);

  it('holds them all', () => expect(all.length).toBe(100_000));

  it.each<[object, (row: Declaration) => boolean]>([
    [
      { pcrNumber: 'PCR-ST-2023-01', validOnly: true },
      (row) => row.pcrNumber === 'PCR-ST-2023-01' && row.expiresOn >= today,
    ],
    [{ companyCode: 'C101' }, (row) => row.companyCode === 'C101'],
    [{ companyCode: 'C999' }, () => false],
    [
      { productType: 'CFP', productionRoute: 'EAF' },
      (row) => row.productType === 'CFP' && row.route === 'EAF',
    ],
    [
      { epdEffectiveDate: '2024-02-01', epdExpirationDate: '2028-05-31' },
      (row) => row.publishedOn >= '2024-02-01' && row.expiresOn <= '2028-05-31',
    ],
    [{ epdKeyword: ' REBAR ' }, has('rebar')],
    [{ epdKeyword: '瀚屿' }, has('瀚屿')],
    [{ epdKeyword: '2025-0' }, has('2025-0')],
    [{ epdKeyword: '1250' }, has('1250')],
    [{ epdKeyword: 'no such word' }, () => false],
  ])('finds the same rows as a plain scan: %j', (filter, test) => {
    const found = declarationIndex(world.store).search(filter, today);
    const ids = found.slice(0, found.length).map(({ id }) => id);
    expect(ids.sort()).toEqual(
      all
        .filter(test)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('gives them in the wanted order', () => {
    const { length, slice } = declarationIndex(world.store).search({ epdKeyword: '12', sort: 'GWP' }, today);
    const figures = slice(0, length).map(({ gwp100 }) => gwp100 ?? Infinity);
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
    expect(slice(2, 4)).toEqual(slice(0, 10).slice(2, 4));
  });

  it('costs nothing to speak of when it was asked before', () => {
    for (const filter of filters) declarationIndex(world.store).search(filter, today);
    const began = performance.now();
    for (let round = 0; round < 200; round += 1) {
      for (const filter of filters) declarationIndex(world.store).search(filter, today);
    }
    // 1,000 searches: a scan of all rows each would take many seconds.
    expect(performance.now() - began).toBeLessThan(500);
  });
});

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

describe('derived', () => {
  it('builds anew when one of its collections has changed, and for each World', () => {
    let built = 0;
    const count = derived(['settings'], (store) => {
      built += 1;
      return store.settings.size;
    });
    const [one, two] = [createWorld('one', { seed: 1 }), createWorld('two', { seed: 1 })];
    const before = count(one.store);
    count(one.store);
    expect(built).toBe(1);
    one.store.settings.put({ id: 'more', value: '1' });
    expect(count(one.store)).toBe(before + 1);
    expect(count(two.store)).toBe(before);
    expect(built).toBe(3);
  });
});

describe('Recent', () => {
  it('forgets what was asked longest ago', () => {
    const recent = new Recent<number>(2);
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
