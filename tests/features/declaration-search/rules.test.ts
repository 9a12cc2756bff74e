import { describe, expect, it } from 'vitest';
import {
  chainRecords,
  daysLeft,
  gwpIndicator,
  isDay,
  isQrShown,
  moduleShares,
  validityOf,
} from '#src/features/declaration-search/rules.ts';
import { toDeclaration, toDetail, toPeers } from '#src/features/declaration-search/declaration.ts';

describe('validity', () => {
  it.each([
    ['2026-11-20', 'expired', -1],
    ['2026-11-21', 'expiring', 0],
    ['2027-02-18', 'expiring', 89],
    ['2027-02-19', 'valid', 90],
    ['2031-03-14', 'valid', 1574],
  ] as const)('of a declaration that ends on %s is %s', (lastDay, state, days) => {
    expect(validityOf(lastDay, '2026-11-21')).toBe(state);
    expect(daysLeft(lastDay, '2026-11-21')).toBe(days);
  });

  it.each(['', 'soon', '2026-02-30', '20261121'])('cannot be told from "%s"', (lastDay) => {
    expect(validityOf(lastDay, '2026-11-21')).toBeNull();
  });

  it('knows the days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2027-13-01')).toBe(false);
  });
});

describe('QR codes', () => {
  it.each([
    ['C01', 'C01', '1', true],
    ['C01', 'C01', '0', false],
    ['C01', 'C01', undefined, false],
    ['C01', 'C02', '1', false],
    [null, 'C01', '1', false],
    ['', '', '1', false],
  ] as const)('company %s, declaration of %s, setting %s: %s', (mine, theirs, setting, shown) => {
    expect(isQrShown(mine, { companyCode: theirs }, setting)).toBe(shown);
  });
});

describe('blockchain records', () => {
  const wire = { isDataStubs: 3, dataStubsBlocktime: '2026-03-16 11:02:45', dataStubsTxhash: '0x7c' };

  it('are those with state 3, and no other', () => {
    expect(chainRecords(toDeclaration({ ...wire, isReportStubs: 2 }))).toEqual([
      { kind: 'data', state: 3, time: '2026-03-16 11:02:45', hash: '0x7c' },
    ]);
    expect(chainRecords(toDeclaration({ ...wire, isReportStubs: 3 })).map(({ kind }) => kind)).toEqual([
      'data',
      'report',
    ]);
    expect(chainRecords(toDeclaration({ isDataStubs: null, isReportStubs: 0 }))).toEqual([]);
    expect(chainRecords(toDeclaration({}))).toEqual([]);
  });
});

describe('answers that drifted', () => {
  it('keep a missing figure missing, never 0', () => {
    expect(toDeclaration({ gwp100: null }).gwp).toBeNull();
    expect(toDeclaration({}).gwp).toBeNull();
    expect(toDeclaration(JSON.parse('{"gwp100":"820"}')).gwp).toBe(820);
  });

  it('read unknown types and routes as unknown', () => {
    const row = toDeclaration(JSON.parse('{"productType":"ABC","productionRoute":"HYDROGEN","id":7}'));
    expect(row).toMatchObject({ id: '7', type: null, route: null });
  });

  it('place no dot without a number', () => {
    expect(
      toPeers(JSON.parse('[{"id":"a","gwp100":1},{"id":"b","gwp100":null}]')).map(({ id }) => id),
    ).toEqual(['a']);
    expect(toPeers(null)).toEqual([]);
  });

  it('keep the asked id and empty lists in bare details', () => {
    const detail = toDetail(
      { businessId: 'b-1', businessIdEn: null, productName: '螺纹钢', productNameEn: null },
      'epd-1',
    );
    expect(detail).toMatchObject({
      id: 'epd-1',
      reportZh: 'b-1',
      reportEn: null,
      standards: [],
      indicators: [],
    });
  });
});

describe('the modules of GWP100', () => {
  const gwp = {
    code: 'GWP100',
    name: { zh: '', en: '' },
    unit: 'kg CO2e',
    a1: 369,
    a2: 57,
    a3: 394,
    total: 820,
  };

  it('are shares of one whole', () => {
    const shares = moduleShares(gwpIndicator([{ ...gwp, code: 'AP' }, gwp]));
    expect(shares?.map(({ module, value }) => [module, value])).toEqual([
      ['A1', 369],
      ['A2', 57],
      ['A3', 394],
    ]);
    expect(shares?.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  });

  it('are not drawn when one is missing or negative', () => {
    expect(moduleShares({ ...gwp, a2: null })).toBeNull();
    expect(moduleShares({ ...gwp, a1: -5 })).toBeNull();
    expect(moduleShares(gwpIndicator([]))).toBeNull();
  });
});
