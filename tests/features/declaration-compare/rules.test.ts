import { describe, expect, it } from 'vitest';
import { groupsByPcr, refusalOf } from '#src/parts/comparison/choice.ts';
import { chosenIds, toChoice } from '#src/parts/declaration-search/filters.ts';
import {
  comparabilityOf,
  differenceOf,
  indicatorRows,
  isPaired,
  isSame,
  moduleRows,
} from '#src/features/declaration-compare/rules.ts';
import { fromReference, scaleOf, waterfall } from '#src/features/declaration-compare/bars.ts';
import { storiesOf } from '#src/features/declaration-compare/story.ts';
import { ownSide, type Side } from '#src/features/declaration-compare/side.ts';
import { searchOf, withoutFilters } from '#src/parts/declaration-search/filters.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { drifted } from '../../drifted.ts';

/** Comparing declarations: who may stand beside whom, what is warned of, how figures differ. */

const detail = (sent: object = {}): DeclarationDetail =>
  toDetail(drifted({ businessId: 'b-1', productName: '螺纹钢', ...sent }), 'epd-1');
const full = (sent: object = {}): DeclarationDetail =>
  detail({
    pcrNumber: 'PCR-1',
    pcrVersion: 'V1.0',
    declaredUnit: '1 t',
    systemBoundary: 'A1-A3',
    epdExpirationDate: '2030-01-01',
    productType: 'EPD',
    standards: ['ISO 14025'],
    ...sent,
  });
const side = (sent: object = {}, known: Partial<Side> = {}): Side => ({
  ...ownSide(full(sent)),
  ...{ method: 'EF 3.1', database: 'ecoinvent 3.10', allocation: 'mass' },
  ...known,
});
const result = (total: number | null, unit = 'kg CO2e', per = '') => {
  return { a1: null, a2: null, a3: null, total, unit, per };
};

describe('the choice in the address', () => {
  it('takes each id once and three at most, and drops what cannot be one', () => {
    expect(chosenIds('a, b,a,,c,d')).toEqual(['a', 'b', 'c']);
    expect(chosenIds(undefined)).toEqual([]);
    expect(chosenIds('x'.repeat(65))).toEqual([]);
    expect(toChoice([])).toBeUndefined();
    expect(searchOf({ compare: ',b,b,' }).compare).toBe('b');
  });

  it('outlives other filters', () => {
    expect(withoutFilters(searchOf({ keyword: 'rebar', compare: 'a,b' })).compare).toBe('a,b');
  });
});

describe('who may join', () => {
  const of = (pcrNumber: string) => ({ pcrNumber, pcr: { zh: '', en: '' } });
  it('takes one PCR only, and three at most', () => {
    expect(refusalOf(of('P1'), [], 0)).toBeNull();
    expect(refusalOf(of('P1'), [of('P1')], 1)).toBeNull();
    expect(refusalOf(of('P2'), [of('P1')], 1)).toBe('otherPcr');
    expect(refusalOf(of('P1'), [of('P1'), of('P1'), of('P1')], 3)).toBe('full');
  });

  it('knows a PCR by its name where no number came, and refuses none that gives neither', () => {
    const named = { pcrNumber: '', pcr: { zh: '钢筋', en: '' } };
    expect(refusalOf(of(''), [of('P1')], 1)).toBeNull();
    expect(refusalOf(of('P1'), [of('')], 1)).toBeNull();
    expect(refusalOf(of('P1'), [named], 1)).toBe('otherPcr');
  });

  it('groups what may stand side by side', () => {
    const groups = groupsByPcr([of('P1'), of('P2'), of('P1'), of('')]);
    expect([...groups].map(([pcr, rows]) => [pcr, rows.length])).toEqual([
      ['P1', 2],
      ['P2', 1],
    ]);
  });
});

describe('what makes declarations incomparable', () => {
  const found = (...sides: Side[]) => comparabilityOf(sides, '2026-11-20');

  it('is nothing where all agree', () => {
    expect(found(side(), side({ standards: ['ISO 14025'] }))).toEqual({
      differs: [],
      expired: false,
      unknown: [],
    });
  });

  it.each([
    ['unit', { declaredUnit: '1 kg' }],
    ['boundary', { systemBoundary: 'A1-A5' }],
    ['version', { pcrVersion: 'V2.0' }],
    ['standards', { standards: ['EN 15804'] }],
    ['type', { productType: 'CFP' }],
  ])('is named when the %s is another', (criterion, other) => {
    expect(found(side(), side(other)).differs).toEqual([criterion]);
  });

  it.each([
    ['method', { method: 'CML 2016' }],
    ['database', { database: 'GaBi' }],
    ['allocation', { allocation: 'economic' }],
    // Versions of different PCRs are not compared.
    ['pcr', { pcrNumber: 'PCR-2', pcrVersion: 'V9' }],
  ])('is named when the %s of a file is another', (criterion, other) => {
    expect(found(side(), side({}, other)).differs).toEqual([criterion]);
  });

  it('warns of an expired one', () => {
    expect(found(side(), side({ epdExpirationDate: '2026-11-19' })).expired).toBe(true);
  });

  it('cannot be checked where it is not given, and is said of whom', () => {
    expect(found(side(), side({ declaredUnit: undefined }))).toMatchObject({
      differs: [],
      unknown: [{ criterion: 'unit', at: [1] }],
    });
    const { differs, unknown } = found(ownSide(detail()), ownSide(detail()), side());
    expect(differs).toEqual([]);
    expect(unknown.map(({ criterion, at }) => [criterion, ...at].join(' '))).toEqual([
      'pcr 0 1',
      'version 0 1',
      'unit 0 1',
      'boundary 0 1',
      'method 0 1',
      'database 0 1',
      'allocation 0 1',
    ]);
  });

  it('is no spelling: 1 t is 1000 kg', () => {
    expect(found(side(), side({ systemBoundary: 'a1 - a3', declaredUnit: '1t' })).differs).toEqual([]);
    expect(found(side(), side({ declaredUnit: '1000 kg' })).differs).toEqual([]);
  });
});

describe('figures', () => {
  const indicator = (code: string, total: number, more: object = {}) => ({
    code,
    name: code,
    unit: 'kg CO2e',
    total,
    ...more,
  });

  it('sets every indicator that any of them declares side by side', () => {
    const rows = indicatorRows([
      full({ indicators: [indicator('GWP100', 820), indicator('AP', 2)] }),
      full({ indicators: [indicator('gwp100', 2240), indicator('POCP', 3)] }),
    ]);
    expect(rows.map(({ code, results }) => [code, ...results.map((one) => one?.total ?? null)])).toEqual([
      ['GWP100', 820, 2240],
      ['AP', 2, null],
      ['POCP', null, 3],
    ]);
  });

  it('shows the figure of a declaration whose indicators did not come', () => {
    const [gwp] = indicatorRows([full({ gwp100: 820 }), full({ indicators: [indicator('GWP100', 900)] })]);
    expect(gwp?.results.map((one) => one?.total)).toEqual([820, 900]);
  });

  it('shows modules where one of them declares any', () => {
    const split = full({ indicators: [indicator('GWP100', 6, { a1: 1, a2: 2, a3: 3 })] });
    expect(
      moduleRows([split, full({ gwp100: 5 })]).map(({ results }) => results.map((r) => r?.total)),
    ).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
    ]);
    expect(moduleRows([full({ gwp100: 5 }), full()])).toEqual([]);
  });

  it('counts the difference from the reference, in numbers and percent', () => {
    expect(differenceOf(result(2000), result(820))).toMatchObject({ amount: -1180, percent: -59, digits: 0 });
    expect(differenceOf(result(0.3), result(0.15))).toMatchObject({ amount: -0.15, digits: 2 });
    expect(differenceOf(result(-4), result(-2))).toMatchObject({ amount: 2, percent: 50 });
    expect(differenceOf(result(0), result(5))).toMatchObject({ amount: 5, percent: null });
    expect(differenceOf(null, result(5))).toEqual({ kind: 'none' });
    expect(differenceOf(result(5), result(null))).toEqual({ kind: 'none' });
    expect(differenceOf(result(5, 'kg CO₂e'), result(5))).toMatchObject({ amount: 0 });
    expect(differenceOf(result(5000, 'g CO2 eq'), result(6))).toMatchObject({ amount: 1000, percent: 20 });
    expect(differenceOf(result(5, 'kg SO2e'), result(5))).toEqual({ kind: 'otherUnit' });
    expect(differenceOf(result(5, 'MJ', '1 t'), result(5, 'MJ', '1000 kg'))).toMatchObject({ amount: 0 });
    expect(differenceOf(result(5, 'MJ', '1 t'), result(5, 'MJ', '1 kg'))).toEqual({ kind: 'otherUnit' });
    expect(differenceOf(result(5, 'MJ', '1 t'), result(5, 'MJ'))).toEqual({ kind: 'otherUnit' });
  });

  it('knows rows without a pair and rows that are equal', () => {
    const row = (...results: (ReturnType<typeof result> | null)[]) => ({
      code: 'AP',
      name: { zh: '', en: '' },
      results,
    });
    expect(
      [row(result(1), null), row(result(1), result(null)), row(null, result(1), result(2))].map(isPaired),
    ).toEqual([false, false, true]);
    expect(
      [row(result(1), result(1)), row(result(1), result(1), null), row(result(1), result(2))].map(isSame),
    ).toEqual([true, false, false]);
  });

  it('draws differences around the reference, without room for a side that has none, and cuts what would hide all others', () => {
    const scale = scaleOf([-40, null, 60]);
    expect(fromReference(-40, scale)).toEqual({ left: 0, width: 40, zero: 40 });
    expect(fromReference(30, scale)).toEqual({ left: 40, width: 30, zero: 40 });
    expect(fromReference(900, scaleOf([900, 10], 300))).toEqual({ left: 0, width: 100, zero: 0 });
    expect(fromReference(-5, scaleOf([-10, -5]))).toEqual({ left: 50, width: 50, zero: 100 });
    expect(fromReference(0, scaleOf([0, 0]))).toEqual({ left: 0, width: 0, zero: 0 });
  });

  const split = (a1: number, a2: number, a3: number, unit = 'kg CO2e') =>
    side({ indicators: [indicator('GWP100', a1 + a2 + a3, { a1, a2, a3, unit })] });

  it('begins each bar of the waterfall where the one before it ended, all on one scale', () => {
    const falls = (...sides: Side[]) => waterfall(moduleRows(sides));
    expect(falls(split(10, 20, 20), split(40, 10, 50))).toEqual([
      [
        { left: 0, width: 10 },
        { left: 0, width: 40 },
      ],
      [
        { left: 10, width: 20 },
        { left: 40, width: 10 },
      ],
      [
        { left: 30, width: 20 },
        { left: 50, width: 50 },
      ],
    ]);
    // A credit goes back, also below zero; another unit has no bar.
    expect(falls(split(-20, 60, 40), split(1, 1, 1, 'MJ')).map((row) => row[0])).toEqual([
      { left: 0, width: 20 },
      { left: 0, width: 60 },
      { left: 60, width: 40 },
    ]);
    expect(falls(split(-20, 60, 40), split(1, 1, 1, 'MJ')).map((row) => row[1])).toEqual([null, null, null]);
  });

  it('tells how much of a difference lies in which module', () => {
    const stories = (...sides: Side[]) =>
      storiesOf(sides).map(({ at, amount, most }) => ({ at, amount, most }));
    expect(stories(split(300, 50, 470), split(310, 59, 533), split(200, 100, 600))).toEqual([
      { at: 1, amount: 82, most: { module: 'a3', part: 63 } },
      // Others take some of it back: no part of the whole can be said.
      { at: 2, amount: 80, most: { module: 'a3', part: null } },
    ]);
    // No module has more than half of it; what the modules do not state can be anywhere.
    const partly = side({ indicators: [indicator('GWP100', 900, { a1: 370 })] });
    expect(stories(split(369, 57, 394), split(370, 58, 395), partly)).toEqual([
      { at: 1, amount: 3, most: 'spread' },
      { at: 2, amount: 80, most: null },
    ]);
    expect(stories(split(1, 1, 1), split(1, 1, 1), side({ gwp100: 5 }))).toEqual([
      { at: 1, amount: 0, most: null },
      { at: 2, amount: 2, most: null },
    ]);
    expect(stories(split(1, 1, 1), split(1, 1, 1, 'MJ'), side())).toEqual([]);
  });
});
