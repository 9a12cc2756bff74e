import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';

const { bench } = benchOfEachTest();

describe('listPcrs', () => {
  it('lists all twelve without a token, with what was declared under each [2§7 listPcrs]', async () => {
    const rows = await bench.as('anonymous').ok('listPcrs');
    expect(rows).toHaveLength(12);
    const today = bench.world.clock.today();
    const valid = bench.world.store.declarations.all().filter((row) => row.expiresOn >= today);
    for (const row of rows) {
      const own = valid.filter((declaration) => declaration.pcrNumber === row.pcrNumber);
      const figures = own.flatMap((declaration) => declaration.gwp100 ?? []);
      expect(row.declarationCount).toBe(own.length);
      expect(row.gwp100Min).toBe(figures.length === 0 ? null : Math.min(...figures));
    }
  });

  it('counts what is valid on the day of the question', async () => {
    const before = await bench.as('anonymous').ok('listPcrs');
    bench.world.clock.set({ advanceMs: 6 * 366 * 86_400_000 });
    const after = await bench.as('anonymous').ok('listPcrs');
    expect(before.some((row) => (row.declarationCount ?? 0) > 0)).toBe(true);
    expect(after.every((row) => row.declarationCount === 0)).toBe(true);
  });
});

describe('searchPcrs', () => {
  it('adds the own applications with mine, and nothing for visitors', async () => {
    const body = { pageNum: 1, pageSize: 4, mine: true };
    expect((await bench.as('anonymous').ok('searchPcrs', { body })).applications).toBeUndefined();
    const { applications } = await bench.as('certified').ok('searchPcrs', { body });
    const times = (applications?.list ?? []).map((row) => row.applicationTime);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...times].sort().reverse());
    expect((await bench.as('agency').ok('searchPcrs', { body })).applications).toMatchObject({
      list: [],
      totals: 0,
    });
  });
});
