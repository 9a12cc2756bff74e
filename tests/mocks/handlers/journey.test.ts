import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { openBench, type Bench, type Caller } from './harness.ts';
import { pdfFor, zipFor } from './samples.ts';
import { must } from '../../support/must.ts';

let bench: Bench;
let certified: Caller;
let id: string;

/** What the platform's staff do with the application. */
const staff = (action: Parameters<typeof operate>[1], args: object = {}) =>
  operate(bench.world, action, { applicationId: id, ...args });

async function card() {
  const { list } = await certified.ok('listMyApplications', { query: { pageNum: 1, pageSize: 100 } });
  return must(list.find((candidate) => candidate.id === id));
}

beforeEach(async () => {
  bench = await openBench('fresh-company');
  certified = bench.as('certified');
  await submit({
    lcaAttachmentId: await pdfFor(certified),
    dataAttachment: await zipFor(certified),
    epdAttachmentId: await pdfFor(certified, 'PRE_REPORT'),
  });
});

async function submit(files: object): Promise<void> {
  const item = { pcrNumber: 'PCR-ST-2023-01', productType: 'EPD', productName: '热轧卷', ...files };
  const apply = { companyName: '澜江钢铁集团有限公司', pcrNumber: 'PCR-ST-2023-01' };
  id = (await certified.ok('submitApplication', { body: { apply, epd: [item] } })) ?? '';
}

async function toLca(): Promise<void> {
  staff('issueQuote');
  await certified.ok('confirmQuote', { body: { id: (await card()).quoteId ?? '' } });
  staff('issueContract');
  await certified.ok('confirmContract', { body: { applyId: id, id: (await card()).contractId ?? '' } });
  staff('startLca');
}

describe('an application from form to release', () => {
  it('says at each step whose turn it is', async () => {
    expect(await card()).toMatchObject({ applyStatus: 10, waitingFor: 'PLATFORM' });
    staff('issueQuote');
    expect(await card()).toMatchObject({ applyStatus: 10, quoteStatus: 1, waitingFor: 'CUSTOMER' });
    await certified.ok('confirmQuote', { body: { id: (await card()).quoteId ?? '' } });
    expect(await card()).toMatchObject({ applyStatus: 20, contractStatus: 1, waitingFor: 'PLATFORM' });
    staff('issueContract');
    expect(await card()).toMatchObject({ applyStatus: 20, contractStatus: 2, waitingFor: 'CUSTOMER' });
    await certified.ok('confirmContract', { body: { applyId: id, id: (await card()).contractId ?? '' } });
    expect(await card()).toMatchObject({ applyStatus: 20, contractStatus: 3, waitingFor: 'PLATFORM' });
    staff('startLca');
    expect(await card()).toMatchObject({ applyStatus: 30, lcaValidateStatus: 0, waitingFor: 'PLATFORM' });
    staff('passLcaCheck');
    staff('sendToVerification');
    expect(await card()).toMatchObject({ applyStatus: 40, verifyState: 3, waitingFor: 'VERIFIER' });
    staff('passVerification');
    expect(await card()).toMatchObject({ applyStatus: 50, verifyState: 2, waitingFor: 'PLATFORM' });
    staff('produceReport');
    expect(await card()).toMatchObject({ applyStatus: 60, waitingFor: 'PANEL' });
    staff('decidePanelReview', { approve: true });
    expect(await card()).toMatchObject({ applyStatus: 70, waitingFor: 'PLATFORM' });
    staff('publishReport');
    expect(await card()).toMatchObject({ applyStatus: 70, waitingFor: null, dueDate: null });
  });

  it('waits for missing files from the start, and passes the LCA check only with all of them', async () => {
    await submit({ lcaAttachmentId: await pdfFor(certified) });
    expect(await card()).toMatchObject({ applyStatus: 10, missingFiles: 2, waitingFor: 'CUSTOMER' });
    await toLca();
    expect(await card()).toMatchObject({ applyStatus: 30, missingFiles: 2, waitingFor: 'CUSTOMER' });
    expect(() => staff('passLcaCheck')).toThrow(/whose files are all there.* missing files 2$/);
    const [item] = (await certified.ok('getApplicationDetail', { body: { id } })).items;
    const data = { id: item?.id ?? '', dataAttachment: await zipFor(certified) };
    await certified.ok('replaceDataTable', { body: data });
    expect(() => staff('passLcaCheck')).toThrow(/missing files 1$/);
    const pre = { id: item?.id ?? '', epdAttachmentId: await pdfFor(certified, 'PRE_REPORT') };
    await certified.ok('replacePreReport', { body: pre });
    expect(await card()).toMatchObject({ missingFiles: 0, waitingFor: 'PLATFORM' });
    staff('passLcaCheck');
  });

  it('keeps on its record from which stages it was sent back, and why', async () => {
    await toLca();
    const ways = ['passLcaCheck', 'sendToVerification'] as const;
    for (const way of ways) staff(way);
    staff('failVerification', { remark: 'Transport distances are wrong.' });
    await certified.ok('updateLcaValidation', { body: { status: 0, applyId: id } });
    for (const way of [...ways, 'passVerification', 'produceReport'] as const) staff(way);
    staff('decidePanelReview', { approve: false, remark: 'Check the units.' });
    const { returns } = await certified.ok('getApplicationDetail', { body: { id } });
    const today = bench.world.clock.today();
    const on = { startedAt: today, returnedAt: today };
    expect(returns).toEqual([
      { applyStatus: 40, ...on, remark: 'Transport distances are wrong.' },
      { applyStatus: 60, ...on, remark: 'Check the units.' },
    ]);
  });

  it('after a refused quote and a refused contract the last offer counts', async () => {
    staff('issueQuote');
    const first = (await card()).quoteId ?? '';
    await certified.ok('refuseQuote', { body: { id: first } });
    staff('issueQuote', { amount: 40_000 });
    await certified.refused('confirmQuote', { body: { id: first } }, 'The quote is not open for a decision.');
    expect(await certified.ok('getQuote', { body: { id } })).toMatchObject({ status: 1, amount: 40_000 });
    await certified.ok('confirmQuote', { body: { id: (await card()).quoteId ?? '' } });
    staff('issueContract');
    const refused = (await card()).contractId ?? '';
    await certified.ok('refuseContract', { body: { applyId: id, id: refused } });
    staff('issueContract');
    const body = { applyId: id, id: refused };
    await certified.refused('confirmContract', { body }, 'The contract does not exist.');
    await certified.ok('confirmContract', { body: { applyId: id, id: (await card()).contractId ?? '' } });
  });
});
