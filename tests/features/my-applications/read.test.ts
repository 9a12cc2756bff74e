import { ProtocolError } from '#src/lib/errors.ts';
import { describe, expect, it } from 'vitest';
import {
  readEpdList,
  readStage,
  toDetail,
  toMyApplication,
  toPage,
} from '#src/features/my-applications/read.ts';
import { toContract, toQuote } from '#src/features/my-applications/read-papers.ts';
import { drifted } from '../../drifted.ts';

describe('the products of epdList', () => {
  it('reads the documented text, with and without English names [2§3 my application]', () => {
    const text =
      '{"epds":[{"epdProductName":"热轧卷板","epdProductNameEn":"Hot rolled coil"},{"epdProductName":" 彩涂卷 "}]}';
    expect(readEpdList(text).products).toEqual([
      { zh: '热轧卷板', en: 'Hot rolled coil' },
      { zh: '彩涂卷', en: '' },
    ]);
  });

  it('takes a bare array and an object that was already read', () => {
    expect(readEpdList('[{"epdProductName":"a"}]').products).toEqual([{ zh: 'a', en: '' }]);
    expect(readEpdList({ epds: [{ epdProductName: 'b' }] }).products).toEqual([{ zh: 'b', en: '' }]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['no JSON', 'not JSON'],
    ['half of a JSON', '{"epds":'],
    ['JSON null', 'null'],
    ['JSON number', '42'],
    ['JSON text', '"text"'],
    ['an object without the list', '{}'],
    ['a list that is null', '{"epds":null}'],
    ['a list that is a text', '{"epds":"热轧"}'],
    ['entries that are no products', '{"epds":[null,1,"x",[],{}]}'],
    [
      'names that are no texts',
      '{"epds":[{"epdProductName":null},{"epdProductName":{"a":1}},{"epdProductName":"  "},{"epdProductName":7}]}',
    ],
    ['a prototype', '{"__proto__":{"epds":[{"epdProductName":"x"}]}}'],
    ['50,000 open brackets', '['.repeat(50_000)],
    ['a number', 7],
    ['a boolean', true],
  ])('makes nothing of %s', (_what, hostile) => {
    expect(readEpdList(hostile)).toEqual({ products: [], declarations: [] });
  });

  it('cuts endless names and lists, by characters', () => {
    const epds = Array.from({ length: 500 }, () => ({ epdProductName: '🚀'.repeat(500) }));
    const { products } = readEpdList(JSON.stringify({ epds }));
    expect(products).toHaveLength(20);
    expect(Array.from(products[0]?.zh ?? '')).toHaveLength(200);
  });

  it('leaves markup as the text that it is', () => {
    const { products } = readEpdList(
      JSON.stringify({ epds: [{ epdProductName: '<img src=x onerror=alert(1)>' }] }),
    );
    expect(products).toEqual([{ zh: '<img src=x onerror=alert(1)>', en: '' }]);
  });
});

describe('the declarations of epdList', () => {
  it('takes each declaration once, also one that cannot be opened, and nothing without a number', () => {
    const epds = [
      { epdProductName: 'a', epdId: 'd-1', epdRegistrationNumber: 'EPD-ST-2026-0001' },
      { epdProductName: 'b', epdId: 'd-1', epdRegistrationNumber: 'EPD-ST-2026-0001' },
      { epdProductName: 'c', epdRegistrationNumber: 'CFP-ST-2026-0002' },
      { epdProductName: 'd', epdId: 'd-3', epdRegistrationNumber: null },
      { epdProductName: 'e' },
    ];
    expect(readEpdList(JSON.stringify({ epds })).declarations).toEqual([
      { declarationId: 'd-1', registrationNumber: 'EPD-ST-2026-0001' },
      { declarationId: null, registrationNumber: 'CFP-ST-2026-0002' },
    ]);
    // Within the text too a number of a database loses no digit.
    const bare = '{"epds":[{"epdId":1580217436659402751,"epdRegistrationNumber":"EPD-1"}]}';
    expect(readEpdList(bare).declarations[0]?.declarationId).toBe('1580217436659402751');
  });
});

describe('an application', () => {
  it('takes numbers that came as text, and says what is missing', () => {
    const application = toMyApplication(
      drifted({
        id: 7,
        applyStatus: '30',
        applicationTime: '2026-09-03 10:24:08',
        pcrName: '热轧',
        epdList: null,
        quoteStatus: '2',
        contractStatus: '3',
        lcaValidateStatus: '2',
        extra: true,
      }),
    );
    expect(application).toMatchObject({
      id: '7',
      applyId: '7',
      number: '',
      products: [],
      remark: '',
      stages: [],
      progress: {
        stage: 30,
        released: false,
        quote: 2,
        contract: 3,
        lca: 2,
        verification: null,
        dueDate: null,
      },
    });
  });

  it.each([null, undefined, 'x', [], {}, { id: '' }, { id: {} }])('is none: %j', (raw) => {
    const { rows } = toPage(drifted({ list: [raw, { id: 'a' }] }));
    expect(rows.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    [10, 10],
    ['70', 70],
    [15, null],
    [80, null],
    ['', null],
    ['10x', null],
    [null, null],
    [NaN, null],
  ])('knows the stage of %j', (raw, stage) => {
    expect(readStage(raw)).toBe(stage);
  });

  it('knows nothing of a state that nobody knows', () => {
    const { progress } =
      toMyApplication({ id: '1', applyStatus: 20, quoteStatus: 9, contractStatus: -1 }) ?? {};
    expect(progress).toMatchObject({ quote: null, contract: null, lca: null });
  });

  it.each([
    ['the last stage ended', { stages: [{ applyStatus: 70, finishedAt: '2026-06-15' }] }, true],
    ['the last stage runs', { stages: [{ applyStatus: 70, finishedAt: null }], waitingFor: null }, false],
    ['no dates, nobody has to act', { waitingFor: null }, true],
    ['no dates, the platform has to act', { waitingFor: 'PLATFORM' }, false],
    ['neither is sent: unknown', {}, null],
  ])('is released at 70 when %s', (_case, over, released) => {
    expect(toMyApplication({ id: '1', applyStatus: 70, ...over })?.progress.released).toBe(released);
  });
});

describe('pages and papers', () => {
  it('leaves broken rows out, and counts nothing when the total is missing', () => {
    expect(toPage(drifted({ list: [{ id: 'a', applyStatus: 10 }, null, {}] }))).toMatchObject({
      rows: [{ id: 'a' }],
      total: null,
    });
    expect(toPage(drifted({ list: null, totals: '0' }))).toEqual({ rows: [], total: 0 });
    expect(toPage(null)).toEqual({ rows: [], total: 0 });
  });

  it('takes the products of an application alone for its details', () => {
    const items = [{ id: 'i', productName: 'p', lcaValidateStatus: 2 }];
    expect(toDetail(drifted(items), 'asked')).toMatchObject({ id: 'asked', items: [{ id: 'i', lca: 2 }] });
  });

  it('reads a quote and a contract, and none [2§3 quote and contract]', () => {
    expect(
      toQuote({
        id: 'q',
        status: '1',
        attachmentPdfId: 'a',
        amount: '70000',
        items: [{ name: 'EPD', amount: 1 }],
      }),
    ).toEqual({
      id: 'q',
      status: 1,
      file: { id: 'a', name: '' },
      amount: 70_000,
      currency: '',
      items: [{ name: { zh: 'EPD', en: '' }, amount: 1 }],
      issuedAt: null,
      validUntil: null,
      decidedAt: null,
    });
    expect(toContract({ id: 'c', applyId: 'x', status: 2, contractAttachmentVO: null })).toMatchObject({
      status: 2,
      file: null,
    });
    const contractAttachmentVO = { name: 'contract.pdf', attachmentId: 'a-9' };
    expect(toContract({ id: 'c', applyId: 'x', status: 2, contractAttachmentVO })).toMatchObject({
      applyId: 'x',
      file: { id: 'a-9', name: 'contract.pdf' },
    });
    expect(toQuote(null)).toBeNull();
    expect(toContract(null)).toBeNull();
  });

  it('finds the products whatever holds them, and takes none for an unreadable answer', () => {
    const product = { id: 'i', productName: 'p' };
    const found = toDetail(drifted({ applyStatus: 30, itemList: [product], others: [{ id: 'x' }] }), 'asked');
    expect(found.items.map(({ id }) => id)).toEqual(['i']);
    expect(toDetail(drifted({ items: [] }), 'asked').items).toEqual([]);
    for (const sent of [null, {}, { applyStatus: 30 }, { items: [{ productName: 'no id' }] }])
      expect(() => toDetail(drifted(sent), 'asked')).toThrow(ProtocolError);
  });

  it('shows what a server sends twice once', () => {
    const version = { attachmentId: 'att-1', fileName: 'a.pdf', reportType: 'LCA_REPORT' };
    const item = { id: 'i', fileVersions: [version, version] };
    const stage = { applyStatus: 10, startedAt: '2026-11-01 09:00:00' };
    const detail = toDetail(drifted({ items: [item, item], stages: [stage, stage] }), 'asked');
    expect(detail.items.map(({ versions }) => versions.lcaReport.map(({ id }) => id))).toEqual([['att-1']]);
    expect(detail.stages.map((one) => one.stage)).toEqual([10]);
  });

  it('reads the details of a bare answer', () => {
    expect(
      toDetail({ applyStatus: 30, items: [{ id: 'i', productName: 'p' }, null] }, 'asked'),
    ).toMatchObject({
      id: 'asked',
      applyId: 'asked',
      stage: 30,
      items: [
        { id: 'i', type: 'EPD', lca: null, files: { lcaReport: null, dataTable: null, preReport: null } },
      ],
    });
  });
});
