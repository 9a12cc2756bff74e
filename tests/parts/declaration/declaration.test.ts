import { describe, expect, it } from 'vitest';
import { toDeclaration, toDetail, toPeers } from '#src/parts/declaration/read.ts';

it('reads every field of an EPD record that the document names [2§3 epd record]', () => {
  const chain = { state: 3, time: '2026-03-16 11:02:45' };
  expect(
    toDeclaration({
      id: 'epd-1',
      productName: '螺纹钢',
      productType: 'EPD',
      companyName: '川砚钢铁有限公司',
      companyCode: 'C12',
      epdRegistrationNumber: 'EPD-ST-2026-0012',
      epdExpirationDate: '2031-03-14',
      pcrProductName: '钢筋与线材',
      gwp100: 820,
      isDataStubs: 3,
      isReportStubs: 3,
      dataStubsBlocktime: chain.time,
      dataStubsTxhash: '0x7c',
      reportStubsBlocktime: chain.time,
      reportStubsTxhash: '0x8d',
      productNumber: 'P-2026-0012',
    }),
  ).toMatchObject({
    id: 'epd-1',
    product: { zh: '螺纹钢' },
    type: 'EPD',
    company: { zh: '川砚钢铁有限公司' },
    companyCode: 'C12',
    number: 'EPD-ST-2026-0012',
    validUntil: '2031-03-14',
    pcr: { zh: '钢筋与线材' },
    gwp: 820,
    chain: [
      { kind: 'data', ...chain, hash: '0x7c' },
      { kind: 'report', ...chain, hash: '0x8d' },
    ],
    productNumber: 'P-2026-0012',
  });
});

it('reads names and business ids of a product in both languages [2§3 product info]', () => {
  const sent = { businessId: 'b-1', businessIdEn: 'b-1-en', productName: '螺纹钢', productNameEn: 'Rebar' };
  expect(toDetail(sent, 'epd-1')).toMatchObject({
    // As it was asked for, where the answer does not say.
    id: 'epd-1',
    standards: [],
    indicators: [],
    reportZh: 'b-1',
    reportEn: 'b-1-en',
    product: { zh: '螺纹钢', en: 'Rebar' },
  });
});

describe('answers that drifted', () => {
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
});

it('calls a product of which nothing is known as it is told to, never by its id', () => {
  expect(toDetail(null, '1580217436659402751', 'Untitled').product).toEqual({ zh: 'Untitled', en: '' });
});
