import { beforeEach, describe, expect, it } from 'vitest';
import { openBench, type Bench, type Caller } from './harness.ts';
import { samplePdf, uploaded, zipFor } from './samples.ts';

let bench: Bench;
let certified: Caller;
beforeEach(async () => {
  bench = await openBench();
  certified = bench.as('certified');
});

const report = (caller: Caller, name = 'report.pdf') =>
  uploaded(caller, samplePdf, name, { businessType: 'EPD', reportType: 'VERIFICATION_FILE' });

async function request(more: object = {}) {
  return {
    body: {
      userId: 'u-certified',
      userContact: '赵工',
      epdRegistrationNumber: 'EPD-ST-2024-0036',
      companyName: 'Orenfeld Stahl GmbH',
      country: '国外',
      region: '12 Example Street',
      userEmail: 'buyer@example.com',
      relationalId: 1,
      uploadAttachmentId: await report(certified),
      ...more,
    },
  };
}
const page = (pageNum = 1, more: object = {}) => ({ body: { pageNum, pageSize: 10, ...more } });

describe('listVerifications', () => {
  it('pages the own records, newest first', async () => {
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((n) => certified.ok('listVerifications', page(n))),
    );
    expect([first?.list.length, second?.list.length, third?.list.length]).toEqual([10, 10, 3]);
    expect(first?.totals).toBe(23);
    const times = [first, second, third].flatMap((answer) => answer?.list.map((row) => row.submitTime) ?? []);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([1, 2, 3])('filters by state %i', async (verifyState) => {
    const { list } = await certified.ok('listVerifications', page(1, { verifyState }));
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((row) => row.verifyState === verifyState)).toBe(true);
  });

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

  it('is empty for others', async () => {
    expect(await bench.as('uncertified').ok('listVerifications', page())).toEqual({ list: [], totals: 0 });
  });

  it('names the relationship in the language of the request', async () => {
    const { list } = await certified.ok('listVerifications', { ...page(), language: 'zh-CN' });
    expect(list.map((row) => row.relational)).toContain('客户');
  });
});

describe('getVerification and listVerificationFiles', () => {
  it("hides another person's record and its files", async () => {
    const [record] = bench.world.store.verifications.where('userId', 'u-certified');
    const path = { id: record?.id ?? '' };
    const stranger = bench.as('uncertified');
    expect((await stranger.refused('getVerification', { path })).message).toBe('The record does not exist.');
    expect((await stranger.refused('listVerificationFiles', { path })).message).toBe(
      'The record does not exist.',
    );
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
  it('starts a record in state 3 with its file', async () => {
    await certified.ok('submitVerification', await request({ remark: '' }));
    const { list } = await certified.ok('listVerifications', page());
    expect(list[0]).toMatchObject({
      verifyState: 3,
      epdRegistrationNumber: 'EPD-ST-2024-0036',
      remark: null,
    });
    const files = await certified.ok('listVerificationFiles', { path: { id: list[0]?.id ?? '' } });
    expect(files).toEqual([
      expect.objectContaining({
        fileName: 'report.pdf',
        feedbackTime: null,
        uploadDate: '2026-11-20 09:00:00',
      }),
    ]);
  });

  it.each([
    ['relation "other" without a supplement', { relationalId: 2, supplement: '  ' }],
    ['China without province and city', { country: '中国', region: '' }],
    ['a contact of spaces', { userContact: '   ' }],
    ['an e-mail that is none', { userEmail: 'a@b.c' }],
    ["another person's id", { userId: 'u-agency' }],
    ['a file that was never uploaded', { uploadAttachmentId: 'a-none' }],
  ])('is refused with %s', async (_, more) => {
    await certified.refused('submitVerification', await request(more));
    expect(bench.world.store.verifications.where('userId', 'u-certified')).toHaveLength(23);
  });

  it('is refused with a file that is no PDF', async () => {
    const more = { uploadAttachmentId: await zipFor(certified) };
    expect((await certified.refused('submitVerification', await request(more))).message).toMatch(/PDF/);
  });

  it('is refused with a file name of more than 90 characters, also when it came by another way', async () => {
    const long = await uploaded(certified, samplePdf, `${'n'.repeat(90)}.pdf`, {
      businessType: 'LCA',
      reportType: 'LCA_REPORT',
    });
    expect(
      (await certified.refused('submitVerification', await request({ uploadAttachmentId: long }))).message,
    ).toMatch(/90/);
  });
});
