import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { pdfFor, reportToVerify, samplePdf, uploaded, zipFor } from './samples.ts';
import { validCall } from './valid-calls.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const request = (more: object = {}) => validCall(bench, 'submitVerification', more);
const page = (pageNum = 1, more: object = {}) => ({ body: { pageNum, pageSize: 10, ...more } });

describe('listVerifications', () => {
  it('gives an agency the records about reports that it verified, and about unknown numbers', async () => {
    const { store } = bench.world;
    const verifiers = new Map(
      store.declarations.all().map((row) => [row.registrationNumber, row.verifier.zh]),
    );
    const { list, totals } = await bench.as('agency').ok('listVerifications', page(1, { pageSize: 100 }));
    expect(totals).toBeGreaterThan(0);
    expect(totals).toBeLessThan(23);
    for (const { epdRegistrationNumber } of list) {
      expect([undefined, '衡准低碳验证中心']).toContain(verifiers.get(epdRegistrationNumber));
    }
  });

  it('gives an agency nothing but its own requests when it asks for those (decision 47)', async () => {
    const { store } = bench.world;
    const row = must(store.verifications.all()[0]);
    store.verifications.put({ ...row, id: 'v-own', userId: 'u-agency' });
    const { list, totals } = await bench.as('agency').ok('listVerifications', page(1, { mine: true }));
    expect([list.map(({ id }) => id), totals]).toEqual([['v-own'], 1]);
    expect((await certified.ok('listVerifications', page(1, { mine: true }))).totals).toBe(23);
  });
});

describe('getVerification and listVerificationFiles', () => {
  it("hides another person's record and its files", async () => {
    const [record] = bench.world.store.verifications.where('userId', 'u-certified');
    const path = { id: record?.id ?? '' };
    const stranger = bench.as('uncertified');
    await stranger.refused('getVerification', { path }, 'The record does not exist.');
    await stranger.refused('listVerificationFiles', { path }, 'The record does not exist.');
  });

  it('lists a file whose id can be downloaded, by its owner and by the agency', async () => {
    const { list } = await bench.as('agency').ok('listVerifications', page());
    const files = await certified.ok('listVerificationFiles', { path: { id: list[0]?.id ?? '' } });
    const path = { id: files[0]?.id ?? '' };
    expect((await certified.file('downloadAttachment', { path })).status).toBe(200);
    expect((await bench.as('agency').file('downloadAttachment', { path })).status).toBe(200);
    expect((await bench.as('uncertified').file('downloadAttachment', { path })).status).toBe(404);
  });
});

describe('submitVerification', () => {
  const REGION = 'Select a province and a city';
  const LCA = { businessType: 'LCA', reportType: 'LCA_REPORT' };
  const LONG = `${'n'.repeat(90)}.pdf`;

  it.each<[string, object | (() => Promise<string>), string | RegExp]>([
    ['another relation without words', { relationalId: 2, supplement: '  ' }, /^Describe your rel/],
    ['China without province and city', { country: '中国', region: '' }, REGION],
    ['a province alone', { country: '中国', region: '江西省' }, REGION],
    ['a city of another province', { country: '中国', region: '江西省唐山市' }, REGION],
    ['a place abroad without its address', { region: ' ' }, 'Enter the address'],
    ['a contact with a control sign', { userContact: '赵\u0007工' }, /^Contact person contains invisible/],
    ["another person's id", { userId: 'u-agency' }, 'USER_NOT_FOUND'],
    ['a file that was never uploaded', { uploadAttachmentId: 'a-none' }, 'Upload the file to verify'],
    ['a file that is no PDF', () => zipFor(certified), /PDF/],
    ['a report of another purpose', () => pdfFor(certified), 'The file was uploaded for another purpose'],
    ['a file name of more than 90 characters', () => uploaded(certified, samplePdf, LONG, LCA), /90/],
  ])('is refused with %s', async (_, more, why) => {
    const wrong = typeof more === 'function' ? { uploadAttachmentId: await more() } : more;
    await certified.refused('submitVerification', await request(wrong), why);
    expect(bench.world.store.verifications.where('userId', 'u-certified')).toHaveLength(23);
  });

  it.each(['江西省南昌市', 'Jiangxi Nanchang', 'Nanchang, Jiangxi'])(
    'takes province and city in either language: %s',
    async (region) => {
      await certified.ok('submitVerification', await request({ country: '中国', region }));
    },
  );

  it('takes an uploaded file once, and the same document again when it is uploaded anew', async () => {
    const input = await request();
    await certified.ok('submitVerification', input);
    await certified.refused('submitVerification', input, /^This file was already sent/);
    expect(bench.world.store.verifications.where('userId', 'u-certified')).toHaveLength(24);
    await certified.ok('submitVerification', await request());
  });

  it('is open to an agency, as an application is: a certified company is all that the documents ask for', async () => {
    const agency = bench.as('agency');
    const more = { userId: 'u-agency', uploadAttachmentId: await reportToVerify(agency) };
    await agency.ok('submitVerification', await request(more));
    const { list } = await agency.ok('listVerifications', page(1, { mine: true }));
    expect(list.map(({ epdRegistrationNumber }) => epdRegistrationNumber)).toEqual(['EPD-ST-2024-0036']);
  });
});
