/** Declarations as a table for spreadsheets. */
import { expect, it } from 'vitest';
import { toCsv, toCsvText } from '#src/lib/formats/csv.ts';
import { plainUnit } from '#src/lib/formats/plain-unit.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { drifted } from '../../drifted.ts';

const at = ({ id }: { id: string }) => `https://epd.example.com/epd/epdSearch?id=${id}&view=declaration`;
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
    declaredUnit: '1 t',
    systemBoundary: 'A1-A3',
    standards: ['ISO 14025', 'ISO 21930'],
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
      { code: 'FW', name: '淡水消耗', nameEn: null, unit: 'm³', a1: null, a2: null, a3: null, total: 2.78 },
    ],
  },
  'epd-018',
);

/** The rows as objects; no cell of these tests has a comma. */
function tabled(declarations: (typeof detail)[]): Record<string, string>[] {
  const [head = '', ...rows] = toCsv(declarations, at).replace('\uFEFF', '').trimEnd().split('\r\n');
  const columns = head.split(',');
  expect(new Set(columns).size).toBe(columns.length);
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, index) => [columns[index], value])));
}

it('writes one row an indicator, with every field of the declaration and its address', () => {
  const plain = { ...detail, product: { zh: '短流程螺纹钢', en: 'EAF rebar' } };
  const [gwp, fw] = tabled([plain]);
  expect(gwp).toMatchObject({
    registration_number: 'EPD-ST-2025-0018',
    product_en: 'EAF rebar',
    gwp100: '820',
    gwp100_unit: 'kg CO2e/t',
    standards: 'ISO 14025; ISO 21930',
    // Only what is stored on the blockchain.
    data_record_time: '2025-02-05 10:00:00',
    data_record_hash: '0xab',
    report_record_hash: '',
    indicator: 'GWP100',
    unit: 'kg CO2e',
    a1: '369',
    total: '820',
    source: at(detail),
  });
  // Not declared is empty, never 0.
  expect(fw).toMatchObject({ indicator: 'FW', unit: 'm3', a1: '', total: '2.78' });
});

it('has one row where no indicator is stated, and no unit that the server did not name [2§3 epd record]', () => {
  const bare = toDetail(drifted({ id: 'epd-018', gwp100: 2.131 }), 'epd-018');
  const rows = tabled([
    { ...bare, number: 'x' },
    { ...detail, indicators: [], product: bare.product },
  ]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ gwp100: '2.131', gwp100_unit: '', indicator: 'GWP100', unit: '', a1: '' });
  expect(rows[1]).toMatchObject({ indicator: 'GWP100', unit: 'kg CO2e', total: '820' });
});

it('a file of names is read and not run', () => {
  expect(toCsv([detail], at)).toContain(`"'=HYPERLINK(""http://x""), ""EAF"" rebar"`);
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

it('units are written for other programs', () => {
  expect([plainUnit('kg\u00A0CO₂e\u202F/\u202Ft'), plainUnit('mol H+ eq'), plainUnit('')]).toEqual([
    'kg CO2e/t',
    'mol H+ eq',
    '',
  ]);
});
