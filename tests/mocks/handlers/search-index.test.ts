import { describe, expect, it } from 'vitest';
import { declarationIndex } from '#mocks/handlers/declaration/search-index.ts';
import { evenly } from '#mocks/handlers/declaration/peers.ts';
import { derived } from '#mocks/domain/derived.ts';
import { Recent } from '#mocks/handlers/shared/recent.ts';
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

  it('finds the same rows as a plain scan', () => {
    const index = declarationIndex(world.store);
    const all = world.store.declarations.all();
    expect(all.length).toBe(100_000);
    expect(index.search({ pcrNumber: 'PCR-ST-2023-01', validOnly: true }, today).length).toBe(
      all.filter((row) => row.pcrNumber === 'PCR-ST-2023-01' && row.expiresOn >= today).length,
    );
    expect(index.search({ companyCode: 'C101' }, today).length).toBe(
      all.filter((row) => row.companyCode === 'C101').length,
    );
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
