import { describe, expect, it } from 'vitest';
import { isQrShown } from '#src/features/declaration-search/qr-button.tsx';
import { chainRecords, isOffChain } from '#src/parts/declaration/chain.ts';
import { moduleShares } from '#src/parts/declaration/module-split.tsx';
import { gwpIndicator } from '#src/parts/declaration/gwp.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

describe('QR codes [2§2 qr icon]', () => {
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

  it('are those with state 3, and no other [2§2 blockchain]', () => {
    expect(chainRecords(toDeclaration({ ...wire, isReportStubs: 2 }))).toEqual([
      { kind: 'data', state: 3, time: '2026-03-16 11:02:45', hash: '0x7c' },
    ]);
    const report = { reportStubsBlocktime: '2026-03-17 09:30:00', reportStubsTxhash: '0x8d' };
    expect(chainRecords(toDeclaration({ ...wire, ...report, isReportStubs: 3 }))).toEqual([
      { kind: 'data', state: 3, time: '2026-03-16 11:02:45', hash: '0x7c' },
      { kind: 'report', state: 3, time: '2026-03-17 09:30:00', hash: '0x8d' },
    ]);
    expect(chainRecords(toDeclaration({ isDataStubs: null, isReportStubs: 0 }))).toEqual([]);
    expect(chainRecords(toDeclaration({}))).toEqual([]);
  });

  it('are said to be none only where the server says so of both', () => {
    expect(isOffChain(toDeclaration({ isDataStubs: 1, isReportStubs: 0 }))).toBe(true);
    expect(isOffChain(toDeclaration({ isDataStubs: 1 }))).toBe(false);
    expect(isOffChain(toDeclaration({}))).toBe(false);
    expect(isOffChain(toDeclaration({ isDataStubs: 3, isReportStubs: 0 }))).toBe(false);
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
