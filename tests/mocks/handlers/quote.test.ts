import { describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { benchOfEachTest } from './harness.ts';
import { validCall } from './valid-calls.ts';
import { quoteIn as ownQuoteIn, contractIn as ownContractIn } from './samples.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const quoteIn = (status: number) => ownQuoteIn(bench, status);
const foreignQuote = () =>
  must(
    bench.world.store.quotes.find(
      (row) => bench.world.store.applications.get(row.applicationId)?.companyCode !== 'C01',
    ),
  );

const askQuote = async (id: string) => must(await bench.as('certified').ok('getQuote', { body: { id } }));

describe('getQuote', () => {
  it('answers status 0 without file and amount while none has been issued', async () => {
    const quote = await askQuote(quoteIn(0).applicationId);
    expect(quote).toMatchObject({ status: 0, attachmentPdfId: null, amount: null, items: [] });
  });

  it('answers its file and the last day to decide [2§7 getQuote]', async () => {
    const quote = await askQuote(quoteIn(1).applicationId);
    expect(quote.attachmentPdfName).toMatch(/\.pdf$/);
    expect(quote.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([12_345, 1])('answers lines that add up to any amount of the staff (%i)', async (amount) => {
    const { id, applicationId } = quoteIn(1);
    bench.world.store.quotes.update(id, { amount });
    const { items = [] } = await askQuote(applicationId);
    expect(items.every((line) => line.amount >= 0)).toBe(true);
    expect(items.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  });

  it("refuses another company's application", async () => {
    const body = { id: foreignQuote().applicationId };
    await certified.refused('getQuote', { body }, 'This application belongs to another company.');
  });
});

describe('confirmQuote and refuseQuote', () => {
  it.each([
    ['confirmQuote', 2],
    ['refuseQuote', 3],
    ['confirmContract', 3],
    ['refuseContract', 4],
  ] as const)('%s gives state %i, decided now', async (id, status) => {
    await certified.ok(id, await validCall(bench, id));
    const { quotes, contracts } = bench.world.store;
    const now = bench.world.clock.now();
    const decided = [...quotes.all(), ...contracts.all()].filter(({ decidedAt }) => decidedAt === now);
    expect(decided).toMatchObject([{ status }]);
  });

  it("refuses another company's quote, and one that does not exist", async () => {
    const foreign = foreignQuote();
    bench.world.store.quotes.update(foreign.id, { status: 1 });
    await certified.refused('confirmQuote', { body: { id: foreign.id } }, /another company/);
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

  it("refuses another company's application", async () => {
    const { applicationId } = contractIn(2);
    await bench.as('agency').refused('getContract', { body: { id: applicationId } }, /another company/);
  });
});

describe('confirmContract and refuseContract', () => {
  const keyOf = ({ id, applicationId }: { id: string; applicationId: string }) => ({
    body: { id, applyId: applicationId },
  });

  it('refuses a contract of another application', async () => {
    const body = { id: contractIn(2).id, applyId: contractIn(1).applicationId };
    await certified.refused('confirmContract', { body }, 'The contract does not exist.');
  });

  it('refuses somebody of another company', async () => {
    const contract = contractIn(2);
    await bench.as('agency').refused('confirmContract', keyOf(contract), /another company/);
    expect(bench.world.store.contracts.get(contract.id)?.status).toBe(2);
  });
});
