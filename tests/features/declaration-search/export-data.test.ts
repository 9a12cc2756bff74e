import { expect, it } from 'vitest';
import { toDetail } from '#src/parts/declaration/read.ts';
import { toCsv, toExport } from '#src/features/declaration-search/export-data.ts';

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
