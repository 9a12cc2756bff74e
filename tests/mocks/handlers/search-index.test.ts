import { describe, expect, it } from 'vitest';
import { declarationIndex } from '#mocks/handlers/declaration/search-index.ts';
import { evenly } from '#mocks/handlers/declaration/product-info.ts';
import { Recent } from '#mocks/domain/derived.ts';
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
