import { describe, expect, it, vi } from 'vitest';
import { countsOf } from '#src/features/declaration-search/counts/counts.ts';
import { searchOf } from '#src/parts/declaration-search/filters.ts';
import { readAmount } from '#src/features/declaration-search/gwp-field.tsx';
import { ownRules } from '#src/parts/declaration-search/own-filters.ts';
import { plotOf } from '#src/parts/plot/plot-data.ts';
import { readEvery } from '#src/parts/declaration/read-every.ts';
import { isEnough, suggestionsOf } from '#src/features/declaration-search/suggest/suggestions.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

/** Rules of facet counts, number filters and keyword suggestions. */

const TODAY = '2026-11-20';
const row = (id: number, over: object = {}) =>
  toDeclaration({
    id: `epd-${String(id)}`,
    epdRegistrationNumber: `EPD-ST-2026-${String(id).padStart(4, '0')}`,
    productName: '螺纹钢',
    productNameEn: 'Rebar',
    productType: 'EPD',
    companyName: '川砚钢铁有限公司',
    companyNameEn: 'Chuanyan Steel',
    companyCode: 'C12',
    pcrNumber: 'PCR-1',
    productionRoute: 'EAF',
    gwp100: 800,
    epdExpirationDate: '2030-01-01',
    ...over,
  });

describe('counts', () => {
  const rows = [
    row(1),
    row(2, { productType: 'CFP', companyCode: 'C01' }),
    row(3, { productionRoute: 'BF-BOF', gwp100: 2200, pcrNumber: 'PCR-2' }),
    row(4, { epdExpirationDate: '2026-11-19' }),
    row(5, { gwp100: null, productionRoute: null }),
  ];
  const counts = (said: Parameters<typeof searchOf>[0]) => countsOf(rows, searchOf(said), TODAY, true);

  it('say of each value what it would show, with the other filters as they are', () => {
    const { type, route, pcr, company, valid } = counts({ type: 'EPD' });
    // Facet counts ignore the facet's own filter.
    expect([...type]).toEqual([
      ['EPD', 4],
      ['CFP', 1],
    ]);
    expect([...(route ?? [])]).toEqual([
      ['EAF', 2],
      ['BF-BOF', 1],
    ]);
    expect(pcr?.get('PCR-1')).toBe(3);
    expect(company?.get('C01')).toBeUndefined();
    expect(valid).toBe(3);
  });

  it('know figures, PCRs and companies', () => {
    expect(counts({ gwpMax: 1000 }).route?.get('BF-BOF')).toBeUndefined();
    expect(counts({ gwpMax: 1000 }).type.get('EPD')).toBe(2);
    expect(counts({ pcr: 'PCR-2' }).type.get('EPD')).toBe(1);
    expect(counts({ company: 'C01' }).valid).toBe(1);
  });

  it('say nothing of what the server does not tell of any row', () => {
    const untold = rows.map((told) => ({ ...told, pcrNumber: '', route: null }));
    const { pcr, route, type } = countsOf(untold, searchOf({ pcr: 'PCR-1' }), TODAY, false);
    expect([pcr, route]).toEqual([null, null]);
    // Found by their PCR, though their own text does not contain the keyword.
    expect(type.get('EPD')).toBe(4);
    expect(countsOf(untold, searchOf({}), TODAY, true)).toMatchObject({ pcr: null, route: null });
  });

  it('say nothing of companies and PCRs that are not among the rows', () => {
    expect(countsOf(rows, searchOf({ pcr: 'PCR-1' }), TODAY, false)).toMatchObject({
      company: null,
      pcr: null,
    });
  });
});

describe('figures', () => {
  it.each([
    ['1,850', 1850],
    ['１８５０', 1850],
    [' 1 850.5 ', 1850.5],
    ['-12', -12],
    ['', undefined],
    ['about 5', null],
    ['1e3', null],
    ['1.2.3', null],
    ['999,999,999', 999_999_999],
    ['999,999,999.5', null],
    ['-1,000,000,000', null],
  ])('are read as they are typed: %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it('keep what lies between them, ends included; what states none lies between no two', () => {
    const keeps = (said: Parameters<typeof searchOf>[0], gwp: number | null) =>
      ownRules(searchOf(said), TODAY).keeps(row(1, { gwp100: gwp }));
    expect(keeps({ gwpMin: 800, gwpMax: 900 }, 800)).toBe(true);
    expect(keeps({ gwpMin: 800, gwpMax: 900 }, 900)).toBe(true);
    expect(keeps({ gwpMin: 800 }, 799.9)).toBe(false);
    expect(keeps({ gwpMax: 900 }, 900.1)).toBe(false);
    expect(keeps({ gwpMax: 900 }, null)).toBe(false);
    expect(keeps({}, null)).toBe(true);
  });
});

it.each([
  [{ epdExpirationDate: '2026-11-20' }, true],
  [{ epdExpirationDate: '2026-11-19' }, false],
  [{ epdExpirationDate: '2030-01-01', supersededById: 'epd-2' }, false],
  // What the server does not say does not count against it.
  [{ epdExpirationDate: '' }, true],
])('"valid only" and the plot take %j: %s', (over, kept) => {
  const one = row(1, { gwp100: 800, ...over });
  expect(ownRules(searchOf({ valid: '1' }), TODAY).keeps(one)).toBe(kept);
  expect(plotOf([one], 1, TODAY).dots).toHaveLength(kept ? 1 : 0);
});

describe('reading all rows', () => {
  const server = (total: number) =>
    vi.fn((page: number, size: number) =>
      Promise.resolve({
        rows: Array.from({ length: Math.max(Math.min(size, total - (page - 1) * size), 0) }, (_, at) =>
          row((page - 1) * size + at),
        ),
        total,
      }),
    );

  it('asks for no more pages than hold what is wanted, and tells how far it is', async () => {
    const ask = server(1000);
    const told: number[] = [];
    const { rows, total } = await readEvery(ask, 250, (known) => told.push(known));
    expect([rows.length, total]).toEqual([250, 1000]);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(told).toEqual([100, 200, 250]);
  });

  it('ends when the server has no more, or repeats itself', async () => {
    const ask = server(120);
    expect((await readEvery(ask, 500)).rows).toHaveLength(120);
    expect(ask).toHaveBeenCalledTimes(2);
    const same = vi.fn(() => Promise.resolve({ rows: [row(1)], total: 500 }));
    expect((await readEvery(same, 500)).rows).toHaveLength(1);
    expect(same).toHaveBeenCalledTimes(2);
  });

  it('ends after so many calls where a server gives few rows a page', async () => {
    const ask = vi.fn((page: number) => Promise.resolve({ rows: [row(page)], total: 500 }));
    expect((await readEvery(ask, 500, undefined, 10)).rows).toHaveLength(10);
    expect(ask).toHaveBeenCalledTimes(10);
  });
});

describe('suggestions', () => {
  const rows = [
    row(1),
    row(2),
    row(18, { productNameEn: 'EAF rebar', companyNameEn: '', companyName: '朔昀', companyCode: 'C02' }),
  ];
  const names = (typed: string, lang: 'zh' | 'en' = 'en') =>
    suggestionsOf(rows, typed, lang).map(({ kind, name }) => `${kind} ${name}`);

  it('are products, companies and numbers that hold the words, each once', () => {
    expect(names('REBAR')).toEqual(['product Rebar', 'product EAF rebar']);
    expect(names('chuanyan')).toEqual(['company Chuanyan Steel']);
    expect(names('2026-0018')).toEqual(['number EPD-ST-2026-0018']);
    // Matched in the other language, and shown as matched.
    expect(names('朔昀')).toEqual(['company 朔昀']);
    expect(names('螺纹')).toEqual(['product 螺纹钢']);
    // When both languages match, the page's language is suggested.
    const both = [row(3, { productName: 'H 型钢 HRB400', productNameEn: 'HRB400 rebar' })];
    const offered = (lang: 'zh' | 'en') => suggestionsOf(both, 'hrb400', lang).map(({ name }) => name);
    expect([offered('en'), offered('zh')]).toEqual([['HRB400 rebar'], ['H 型钢 HRB400']]);
  });

  it('leave out what nobody would understand: rows found by another field, names without end, rows without ids', () => {
    expect(names('furnace')).toEqual([]);
    const wild = [row(7, { productNameEn: `Rebar ${'x'.repeat(5000)}`, productName: '', companyCode: '' })];
    expect(suggestionsOf(wild, 'rebar', 'en')).toEqual([]);
    expect(suggestionsOf([row(8, { id: null })], '2026-0008', 'en')).toEqual([]);
    expect(suggestionsOf(rows, '   ', 'en')).toEqual([]);
  });

  it('are at most three of a kind', () => {
    const many = Array.from({ length: 40 }, (_, at) => row(at));
    expect(suggestionsOf(many, 'EPD-ST', 'en')).toHaveLength(3);
  });

  it('wait for two letters or one Chinese character', () => {
    expect(['', 'a', ' a ', 'ab', '钢'].map(isEnough)).toEqual([false, false, false, true, true]);
  });
});
