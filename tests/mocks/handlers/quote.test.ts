import { describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { benchOfEachTest, changesOf } from './harness.ts';
import { validCall } from './valid-calls.ts';
import { quoteIn as ownQuoteIn, contractIn as ownContractIn } from './samples.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const quoteIn = (status: number) => ownQuoteIn(bench, status);

const askQuote = async (id: string) => must(await bench.as('certified').ok('getQuote', { body: { id } }));

describe('getQuote', () => {
  it('answers status 0 without file and amount while none has been issued', async () => {
    const quote = await askQuote(quoteIn(0).applicationId);
    expect(quote).toMatchObject({ status: 0, attachmentPdfId: null, amount: null, items: [] });
  });

  it.each([12_345, 1])('answers lines that add up to any amount of the staff (%i)', async (amount) => {
    const { id, applicationId } = quoteIn(1);
    bench.world.store.quotes.update(id, { amount });
    const { items = [] } = await askQuote(applicationId);
    expect(items.every((line) => line.amount >= 0)).toBe(true);
    expect(items.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  });
});

describe('confirmQuote and refuseQuote', () => {
  it('refuse a quote that does not exist', async () => {
    await certified.refused('confirmQuote', { body: { id: 'q-nothing' } }, /does not exist/);
  });

  const waitUntil = async (time: string) => {
    const { id, applicationId } = quoteIn(1);
    const { validUntil } = await askQuote(applicationId);
    bench.world.clock.set({ now: Date.parse(`${validUntil ?? ''}T${time}+08:00`) });
    return { applicationId, body: { id } };
  };

  it('a quote is confirmed until the last second of its last day', async () => {
    const { body } = await waitUntil('23:59:59');
    await bench.as('certified').ok('confirmQuote', { body });
  });

  it('later only a new one helps (decision 40)', async () => {
    const { applicationId, body } = await waitUntil('23:59:59');
    bench.world.clock.set({ advanceMs: 1000 });
    await bench.as('certified').refused('confirmQuote', { body }, /^The quote is no longer valid/);
    expect(bench.world.store.quotes.get(body.id)?.status).toBe(1);
    operate(bench.world, 'issueQuote', { applicationId });
    const { id } = await askQuote(applicationId);
    await bench.as('certified').ok('confirmQuote', { body: { id } });
  });
});

const contractIn = (status: number) => ownContractIn(bench, status);

describe('getContract', () => {
  it.each([0, 1])('shows no file below 2 (state %i)', async (status) => {
    const contract = await certified.ok('getContract', { body: { id: contractIn(status).applicationId } });
    expect(contract).toMatchObject({ status, contractAttachmentVO: null, contractNumber: null });
  });

  it.each([2, 3, 4])('shows the file above 1 (state %i) [2§7 getContract]', async (status) => {
    const contract = await certified.ok('getContract', { body: { id: contractIn(status).applicationId } });
    expect(contract?.contractAttachmentVO?.name).toMatch(/\.pdf$/);
    expect(contract?.contractNumber).toMatch(/^HT-\d{4}-\d{4}$/);
  });
});

it('refuses a contract of another application', async () => {
  const body = { id: contractIn(2).id, applyId: contractIn(1).applicationId };
  await certified.refused('confirmContract', { body }, 'The contract does not exist.');
});

it.each([
  'getApplicationDetail',
  'getQuote',
  'confirmQuote',
  'refuseQuote',
  'getContract',
  'confirmContract',
  'refuseContract',
  'updateLcaValidation',
] as const)('%s is refused to another company, and changes nothing', async (id) => {
  const call = await validCall(bench, id);
  const agency = bench.as('agency');
  const before = changesOf(bench);
  await agency.refused(id, call, 'This application belongs to another company.');
  expect(changesOf(bench)).toBe(before);
});
