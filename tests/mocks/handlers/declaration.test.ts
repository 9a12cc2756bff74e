import { describe, expect, it } from 'vitest';
import { PLAIN_SEARCH } from '#mocks/domain/settings.ts';
import { qrPng } from '#mocks/files/picture.ts';
import { benchOfEachTest } from './harness.ts';
import { validCall } from './valid-calls.ts';
import { must } from '../../support/must.ts';

const { bench, visitor: anonymous } = benchOfEachTest();

const search = (more: object = {}) =>
  anonymous.ok('searchDeclarations', { body: { pageNum: 1, pageSize: 100, ...more } });
const rows = () => bench.world.store.declarations.all();

describe('searchDeclarations', () => {
  it('answers the valid peers of a PCR without the superseded, lowest first, only when a PCR is asked for', async () => {
    expect((await search()).peers).toBeUndefined();
    const { peers = [] } = await search({ pcrNumber: 'PCR-ST-2023-04' });
    const today = bench.world.clock.today();
    const valid = bench.world.store.declarations
      .where('pcrNumber', 'PCR-ST-2023-04')
      .filter(({ expiresOn, supersededBy }) => expiresOn >= today && supersededBy === null);
    const figures = valid.flatMap(({ gwp100 }) => gwp100 ?? []).sort((a, b) => a - b);
    expect(peers.map(({ gwp100 }) => gwp100)).toEqual(figures);
  });

  it('works out how the same figures are distributed, by route', async () => {
    expect((await search()).spread).toBeUndefined();
    const { peers = [], spread } = await search({ pcrNumber: 'PCR-ST-2023-04' });
    const routes = spread?.routes ?? [];
    expect(routes.reduce((sum, { count }) => sum + count, 0)).toBe(peers.length);
    for (const { productionRoute, count, min, median, max, bins } of routes) {
      const figures = peers.flatMap((peer) =>
        peer.productionRoute === productionRoute ? [peer.gwp100] : [],
      );
      expect([count, min, max]).toEqual([figures.length, figures[0], figures.at(-1)]);
      expect(figures.filter((figure) => figure <= median).length).toBeGreaterThanOrEqual(count / 2);
      expect(bins.reduce((sum, bin) => sum + bin, 0)).toBe(count);
    }
    expect(routes.length).toBeGreaterThan(1);
  });

  it('knows neither peers nor distribution where only documented filters are known', async () => {
    bench.world.store.settings.put({ id: PLAIN_SEARCH, value: '1' });
    const page = await search({ pcrNumber: 'PCR-ST-2023-04' });
    expect([page.peers, page.spread]).toEqual([undefined, undefined]);
  });

  it('finds a release at once, and forgets what has expired over night', async () => {
    const first = must(rows().find((row) => row.supersededBy === null));
    const before = await search({ epdKeyword: 'EPD-ST-2026-9999' });
    bench.world.store.declarations.put({ ...first, id: 'epd-new', registrationNumber: 'EPD-ST-2026-9999' });
    const after = await search({ epdKeyword: 'EPD-ST-2026-9999', validOnly: true });
    expect([before.totals, after.totals]).toEqual([0, 1]);
    bench.world.clock.set({ advanceMs: 6 * 366 * 86_400_000 });
    expect((await search({ epdKeyword: 'EPD-ST-2026-9999', validOnly: true })).totals).toBe(0);
  });
});

describe('getProductInfo', () => {
  it('is found by its id and by both business ids [2§7 getProductInfo]', async () => {
    const { id, businessId, businessIdEn } = must(rows().find((row) => row.businessIdEn !== null));
    for (const name of [id, businessId, must(businessIdEn)])
      expect(await anonymous.ok('getProductInfo', { path: { id: name } })).toMatchObject({
        id,
        businessId,
        businessIdEn,
      });
    await anonymous.refused('getProductInfo', { path: { id: 'b-nothing' } }, 'The product does not exist.');
  });

  it('gives indicators whose modules add up; the climate only for a CFP; none without a figure', async () => {
    const info = (id: string) => anonymous.ok('getProductInfo', { path: { id } });
    const epd = await info('epd-001');
    expect(epd.indicators?.length).toBeGreaterThan(5);
    expect(epd.indicators?.[0]?.total).toBe(epd.gwp100);
    for (const { a1, a2, a3, total } of epd.indicators ?? []) {
      expect((a1 ?? 0) + (a2 ?? 0) + (a3 ?? 0)).toBeCloseTo(total ?? Number.NaN, 6);
    }
    const cfp = rows().find((row) => row.productType === 'CFP');
    expect((await info(cfp?.id ?? '')).indicators?.every((row) => row.code.startsWith('GWP'))).toBe(true);
    const unknown = rows().find((row) => row.gwp100 === null);
    expect(await info(unknown?.id ?? '')).toMatchObject({ gwp100: null, indicators: [] });
  });
});

describe('createAccessRecord', () => {
  it('records who the session says, not who the sender says [2§7 createAccessRecord]', async () => {
    const visit = await validCall(bench, 'createAccessRecord', { userId: 'u-agency' });
    await anonymous.ok('createAccessRecord', visit);
    await bench.as('certified').ok('createAccessRecord', visit);
    expect(bench.world.store.pageVisits.all().map((row) => row.userId)).toEqual([null, 'u-certified']);
  });
});

describe('QR codes', () => {
  const own = () => must(bench.world.store.declarations.where('companyCode', 'C01')[0]);

  it('are off by default and refused while they are off', async () => {
    expect(await anonymous.ok('getQrSetting')).toEqual({ fieldValue: '0' });
    await bench.as('certified').refused('getDeclarationQr', { path: { id: own().id } }, /at present/);
  });

  it("lead the owner to the product page on the request's origin, and are nobody else's [2§7 getDeclarationQr]", async () => {
    bench.world.store.settings.update('qrShow', { value: '1' });
    const { attachmentId } = await bench.as('certified').ok('getDeclarationQr', { path: { id: own().id } });
    const picture = await anonymous.file('showAttachment', { path: { attachmentId } });
    expect(picture.type).toBe('image/png');
    expect([...picture.bytes]).toEqual([...qrPng(`http://mock.example/app/epd/${own().businessId}`)]);
    await bench
      .as('agency')
      .refused('getDeclarationQr', { path: { id: own().id } }, /shown to the owner only/);
  });
});
