import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

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
  const search = (more: object) =>
    bench.as('anonymous').ok('searchPcrs', { body: { pageNum: 1, pageSize: 4, ...more } });

  it.each([
    ['part of the Chinese name', { pcrKeyword: '热轧' }, 2],
    ['part of the English name in any letter case', { pcrKeyword: 'ELECTRICAL' }, 1],
    ['a part of the number', { pcrNumber: 'st-2024' }, 4],
    ['both', { pcrKeyword: '不锈钢', pcrNumber: '2024' }, 1],
    ['nothing that exists', { pcrKeyword: 'wood' }, 0],
  ])('finds by %s [2§7 searchPcrs]', async (_, filter, totals) => {
    expect((await search(filter)).totals).toBe(totals);
  });

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

  it('gives the own applications page by page, with their total', async () => {
    const { pcrApplications } = bench.world.store;
    for (let n = 1; n <= 9; n += 1) {
      // Two at a time, of which the later one comes first.
      const createdAt = bench.world.clock.now() + Math.floor(n / 2);
      const like = must(pcrApplications.where('userId', 'u-certified')[0]);
      pcrApplications.put({ ...like, id: `own-${n}`, createdAt });
    }
    const total = pcrApplications.where('userId', 'u-certified').length;
    const page = async (pageNum: number) => {
      const body = { pageNum, pageSize: 4, mine: true };
      return (await bench.as('certified').ok('searchPcrs', { body })).applications;
    };
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ totals: total, pageNum: 1, pageSize: 4 });
    expect(first?.list.map(({ id }) => id)).toEqual(['own-9', 'own-8', 'own-7', 'own-6']);
    expect(second?.list.map(({ id }) => id)).toEqual(['own-5', 'own-4', 'own-3', 'own-2']);
  });
});

describe('applyForPcr', () => {
  const apply = (productName: string, product: string) => ({ body: { productName, product } });

  it('shows up in my PCR [2§7 applyForPcr]', async () => {
    const certified = bench.as('certified');
    await certified.ok('applyForPcr', apply('澜江钢铁集团有限公司', ' 耐候桥梁钢螺栓 '));
    const { applications } = await certified.ok('searchPcrs', {
      body: { pageNum: 1, pageSize: 4, mine: true },
    });
    expect(applications?.list[0]).toMatchObject({ product: '耐候桥梁钢螺栓', stage: 1, pcrId: null });
  });
});
