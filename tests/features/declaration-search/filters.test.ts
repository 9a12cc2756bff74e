import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  changed,
  datesCross,
  PAGES_MAX,
  registerSearch,
  toRequest,
  withoutFilter,
  withoutFilters,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { parseSearch, stringifySearch } from '#src/app/router.ts';

const read = (address: string): SearchParams => registerSearch(parseSearch(address));
/** What the address says, without the fields it does not name. */
const said = (search: SearchParams) => JSON.parse(JSON.stringify(search)) as object;

const FULL = {
  keyword: '螺纹钢 & rebar',
  company: 'C12',
  pcr: 'PCR-ST-2023-04',
  type: 'EPD',
  route: 'EAF',
  from: '2024-01-01',
  until: '2031-12-31',
  valid: '1',
  sort: 'gwp',
  page: 3,
  id: 'epd-018',
} as const;

describe('the address', () => {
  it('holds a search and gives it back the same', () => {
    const search = registerSearch(FULL);
    expect(said(search)).toEqual(FULL);
    expect(said(read(stringifySearch(search)))).toEqual(FULL);
  });

  it('of a plain search is empty', () => {
    expect(stringifySearch(read(''))).toBe('');
  });

  it('keeps ids as text: leading zeros and twenty digits', () => {
    expect(read('?id=007').id).toBe('007');
    expect(read('?id=12345678901234567890').id).toBe('12345678901234567890');
  });

  it.each([
    '?page=1',
    '?page=-4',
    '?page=2.5',
    '?page=abc',
    `?page=${String(PAGES_MAX + 1)}`,
    '?type=XYZ',
    '?route=WOOD',
    '?sort=name',
    '?valid=yes',
    '?expired=1',
    '?from=2026-02-30',
    '?until=tomorrow',
    '?keyword=%20%20',
    `?pcr=${'x'.repeat(65)}`,
  ])('forgets what it cannot understand: %s', (address) => {
    expect(said(read(address))).toEqual({});
  });

  it('cuts a keyword that is too long instead of losing it', () => {
    expect(read(`?keyword=${'a'.repeat(140)}`).keyword).toHaveLength(100);
  });
});

describe('the request', () => {
  it('of a plain search asks for all, newest first, four a page: "valid only" starts switched off [2§9 search page]', () => {
    expect(toRequest(read(''), 1, null)).toEqual({
      sort: 'NEWEST',
      pageNum: 1,
      pageSize: 4,
    });
  });

  it('carries every filter under its documented name [2§2 epd search filters] [2§7 searchDeclarations]', () => {
    expect(toRequest(registerSearch(FULL), 2, 'C01')).toEqual({
      epdKeyword: '螺纹钢 & rebar',
      companyCode: 'C12',
      pcrNumber: 'PCR-ST-2023-04',
      productType: 'EPD',
      productionRoute: 'EAF',
      epdEffectiveDate: '2024-01-01',
      epdExpirationDate: '2031-12-31',
      loginCompanyCode: 'C01',
      validOnly: true,
      sort: 'GWP',
      pageNum: 2,
      pageSize: 4,
    });
  });
});

describe('filters that are on', () => {
  it('are none at the beginning, also not "valid only"', () => {
    expect(activeFilters(read(''))).toEqual([]);
    expect(activeFilters(read('?valid=1'))).toEqual(['valid']);
    expect(said(withoutFilter(read('?valid=1'), 'valid'))).toEqual({});
  });

  it('go one by one or all at once; the order stays', () => {
    const search = registerSearch(FULL);
    expect(activeFilters(search)).toEqual([
      'keyword',
      'company',
      'pcr',
      'type',
      'route',
      'from',
      'until',
      'valid',
    ]);
    expect(activeFilters(withoutFilter(search, 'pcr'))).not.toContain('pcr');
    expect(said(withoutFilters(search))).toEqual({ sort: 'gwp' });
  });

  it('begin again with the first page when they change, and close what was open', () => {
    const search = changed(registerSearch(FULL), { type: 'CFP' });
    expect(search).toMatchObject({ type: 'CFP', page: undefined, id: undefined });
  });

  it('cross when the end lies before the beginning', () => {
    expect(datesCross({ from: '2026-05-02', until: '2026-05-01' })).toBe(true);
    expect(datesCross({ from: '2026-05-01', until: '2026-05-01' })).toBe(false);
    expect(datesCross({ from: undefined, until: '2026-05-01' })).toBe(false);
  });
});
