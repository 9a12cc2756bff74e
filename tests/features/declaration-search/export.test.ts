import { expect, it } from 'vitest';
import { toCsvText } from '#src/features/declaration-search/export/csv.ts';
import { listAsCsv, listAsJson } from '#src/features/declaration-search/export/list.ts';
import { toDeclaration, toDetail } from '#src/parts/declaration/read.ts';
import { toCsv, toExport } from '#src/features/declaration-search/export/one-declaration.ts';

const detail = toDetail(
  {
    id: 'epd-018',
    businessId: 'b-018',
    businessIdEn: null,
    productName: '短流程螺纹钢',
    productNameEn: '=HYPERLINK("http://x"), "EAF" rebar',
    productType: 'EPD',
    companyName: '川砚钢铁有限公司',
    companyCode: 'C12',
    epdRegistrationNumber: 'EPD-ST-2025-0018',
    epdExpirationDate: '2030-02-02',
    gwp100: 820,
    isDataStubs: 3,
    dataStubsBlocktime: '2025-02-05 10:00:00',
    dataStubsTxhash: '0xab',
    isReportStubs: 1,
    reportStubsTxhash: '0xcd',
    indicators: [
      {
        code: 'GWP100',
        name: '全球变暖潜势',
        nameEn: null,
        unit: 'kg CO2e',
        a1: 369,
        a2: 57,
        a3: 394,
        total: 820,
      },
      {
        code: 'AP',
        name: '酸化潜势',
        nameEn: null,
        unit: 'mol H+ eq',
        a1: null,
        a2: null,
        a3: null,
        total: 2.78,
      },
    ],
  },
  'epd-018',
);

it('exports figures with their unit and only what is stored on the blockchain', () => {
  expect(toExport(detail, 'https://epd.example.com/epd/epdSearch?id=epd-018')).toMatchObject({
    source: 'https://epd.example.com/epd/epdSearch?id=epd-018',
    registrationNumber: 'EPD-ST-2025-0018',
    gwp100: { value: 820, unit: 'kg CO2e/t', modules: 'A1-A3' },
    supersededBy: null,
    blockchainRecords: [{ kind: 'data', time: '2025-02-05 10:00:00', hash: '0xab' }],
  });
});

it('writes one row an indicator that spreadsheets read and do not run', () => {
  const [head, gwp, ap, end] = toCsv(detail).split('\r\n');
  expect(head?.startsWith('\uFEFFregistration_number,type,')).toBe(true);
  expect(gwp).toContain(`"'=HYPERLINK(""http://x""), ""EAF"" rebar"`);
  expect(gwp?.endsWith('kg CO2e,369,57,394,820')).toBe(true);
  // Not declared is empty, never 0.
  expect(ap?.endsWith('mol H+ eq,,,,2.78')).toBe(true);
  expect(end).toBe('');
});

it('still has one row when no indicator is stated', () => {
  const rows = toCsv({ ...detail, indicators: [], gwp: null })
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]?.endsWith('GWP100,,,kg CO2e,,,,')).toBe(true);
});

it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '＝1+1', '＠x', ' =cmd', '\u200B=1', '\n=1'])(
  'no spreadsheet runs %j',
  (text) => {
    const [, line] = toCsvText(['a'], [[text]]).split('\r\n');
    expect(line?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('leaves numbers, names and what only looks alike as they are', () => {
  expect(toCsvText(['a', 'b', 'c', 'd'], [[-12.5, 'HRB400E - bar', null, 'a=b']])).toBe(
    '\uFEFFa,b,c,d\r\n-12.5,HRB400E - bar,,a=b\r\n',
  );
});

const listed = toDeclaration({
  id: 'epd-018',
  productName: '短流程螺纹钢',
  productNameEn: 'EAF rebar, "A"',
  productType: 'EPD',
  companyName: '川砚钢铁有限公司',
  companyCode: 'C12',
  epdRegistrationNumber: 'EPD-ST-2025-0018',
  pcrNumber: 'PCR-ST-2023-04',
  gwp100: null,
  productionRoute: 'EAF',
  epdExpirationDate: '2030-02-02',
  isDataStubs: 3,
  dataStubsBlocktime: '2025-02-05 10:00:00',
  dataStubsTxhash: '0xab',
  isReportStubs: 1,
  reportStubsTxhash: '0xcd',
});
const at = (id: string) => `https://epd.example.com/epd/epdSearch?id=${id}&view=declaration`;

it('a list leaves with every field, one row a declaration, and the address of each', () => {
  const [head = '', row = '', end] = listAsCsv([listed], at).split('\r\n');
  const columns = head.replace('\uFEFF', '').split(',');
  // Every field of a row has a column; the name of a field may be longer here.
  expect(columns).toHaveLength(28);
  expect(new Set(columns).size).toBe(28);
  expect(row).toContain('EPD-ST-2025-0018,EPD,短流程螺纹钢,"EAF rebar, ""A""",');
  expect(row).toContain(',,kg CO2e/t,');
  expect(row).toContain('2025-02-05 10:00:00,0xab,,,https://epd.example.com');
  expect(row).not.toContain('0xcd');
  expect(end).toBe('');
});

it('as JSON it says where it comes from and whether it is all', () => {
  const source = { address: 'https://epd.example.com/epd/epdSearch?route=EAF', at: '2026-11-20T00:00:00Z' };
  const list = JSON.parse(listAsJson([listed], { ...source, total: 9, complete: false }, at)) as unknown;
  expect(list).toMatchObject({
    format: 'steel-epd-declarations/1',
    source: source.address,
    exportedAt: source.at,
    total: 9,
    complete: false,
    count: 1,
    declarations: [
      {
        id: 'epd-018',
        gwp100: { value: null, unit: 'kg CO2e/t' },
        pcr: { number: 'PCR-ST-2023-04' },
        blockchainRecords: [{ kind: 'data', time: '2025-02-05 10:00:00', hash: '0xab' }],
        source: at('epd-018'),
      },
    ],
  });
});
