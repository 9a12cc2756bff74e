import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { disentitle, NOT_ENTITLED, openBench, type Bench, type Caller } from './harness.ts';

let bench: Bench;
let certified: Caller;
beforeEach(async () => {
  bench = await openBench();
  certified = bench.as('certified');
});

/** A quote of C01 in this state; with `stage`, one whose application stands there. */
function quoteIn(status: number) {
  const { applications, quotes } = bench.world.store;
  const own = new Set(applications.where('companyCode', 'C01').map((row) => row.id));
  const found = quotes.find((row) => row.status === status && own.has(row.applicationId));
  if (found === undefined) throw new Error(`no quote in state ${status}`);
  return found;
}
const foreignQuote = () => {
  const foreign = bench.world.store.quotes.find(
    (row) => bench.world.store.applications.get(row.applicationId)?.companyCode !== 'C01',
  );
  if (foreign === undefined) throw new Error('no foreign quote');
  return foreign;
};

async function askQuote(id: string) {
  const quote = await bench.as('certified').ok('getQuote', { body: { id } });
  if (quote === null) throw new Error(`no quote of ${id}`);
  return quote;
}

describe('getQuote', () => {
  it('answers status 0 without file and amount while none has been issued', async () => {
    const quote = await askQuote(quoteIn(0).applicationId);
    expect(quote).toMatchObject({ status: 0, attachmentPdfId: null, amount: null, items: [] });
  });

  it('answers lines that add up to the amount, and the last day to decide [2§7 getQuote]', async () => {
    const quote = await askQuote(quoteIn(1).applicationId);
    expect(quote.items?.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.amount);
    expect(quote.attachmentPdfName).toMatch(/\.pdf$/);
    expect(quote.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([12_345, 1])(
    'answers lines that add up to any amount that the staff agreed on (%i)',
    async (amount) => {
      const { id, applicationId } = quoteIn(1);
      bench.world.store.quotes.update(id, { amount });
      const { items = [] } = await askQuote(applicationId);
      expect(items.every((line) => line.amount >= 0)).toBe(true);
      expect(items.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    },
  );

  it("refuses another company's application", async () => {
    const { message } = await certified.refusal('getQuote', { body: { id: foreignQuote().applicationId } });
    expect(message).toBe('This application belongs to another company.');
  });
});

describe('confirmQuote and refuseQuote', () => {
  it('confirming at 1 gives 2 and moves the application on to the contract [2§7 confirmQuote]', async () => {
    const { id, applicationId } = quoteIn(1);
    await certified.ok('confirmQuote', { body: { id } });
    expect(await askQuote(applicationId)).toMatchObject({
      status: 2,
      decidedAt: '2026-11-20 09:00:00',
    });
    const detail = await certified.ok('getApplicationDetail', { body: { id: applicationId } });
    expect(detail.applyStatus).toBe(20);
    const contract = await certified.ok('getContract', { body: { id: applicationId } });
    expect(contract).toMatchObject({ status: 1, contractAttachmentVO: null });
  });

  it('refusing at 1 gives 3 and leaves the application where it is [2§7 refuseQuote]', async () => {
    const { id, applicationId } = quoteIn(1);
    await certified.ok('refuseQuote', { body: { id } });
    expect(bench.world.store.quotes.get(id)?.status).toBe(3);
    expect(bench.world.store.applications.get(applicationId)?.stage).toBe(10);
  });

  it.each([0, 2, 3])('is refused in state %i', async (status) => {
    const { id } = quoteIn(status);
    await certified.refused('confirmQuote', { body: { id } }, 'The quote is not open for a decision.');
    await certified.refused('refuseQuote', { body: { id } }, 'The quote is not open for a decision.');
    expect(bench.world.store.quotes.get(id)?.status).toBe(status);
  });

  it('a refused quote cannot be confirmed afterwards [2§4 quote]', async () => {
    const { id } = quoteIn(1);
    await certified.ok('refuseQuote', { body: { id } });
    const { message } = await certified.refusal('confirmQuote', { body: { id } });
    expect(message).toBe('The quote is not open for a decision.');
  });

  it("refuses another company's quote, and one that does not exist", async () => {
    const foreign = foreignQuote();
    bench.world.store.quotes.update(foreign.id, { status: 1 });
    expect((await certified.refusal('confirmQuote', { body: { id: foreign.id } })).message).toMatch(
      /another company/,
    );
    expect((await certified.refusal('confirmQuote', { body: { id: 'q-nothing' } })).message).toMatch(
      /does not exist/,
    );
  });

  it.each(NOT_ENTITLED)('are refused to somebody %s', async (...who) => {
    const { id } = quoteIn(1);
    disentitle(bench, who);
    for (const call of ['confirmQuote', 'refuseQuote'] as const) {
      expect(await certified.refusal(call, { body: { id } })).toEqual({
        status: 200,
        code: 0,
        message: who[3],
      });
    }
    expect(bench.world.store.quotes.get(id)?.status).toBe(1);
  });

  it('a quote is confirmed until the end of its last day, later only a new one helps (decision 40)', async () => {
    const { id, applicationId } = quoteIn(1);
    const { validUntil } = await askQuote(applicationId);
    bench.world.clock.set({ now: Date.parse(`${validUntil ?? ''}T23:59:59+08:00`) });
    bench.world.clock.set({ advanceMs: 1000 });
    expect(await bench.as('certified').refusal('confirmQuote', { body: { id } })).toEqual({
      status: 200,
      code: 0,
      message: 'The quote is no longer valid. Ask the platform for a new one.',
    });
    expect(bench.world.store.quotes.get(id)?.status).toBe(1);

    operate(bench.world, 'issueQuote', { applicationId });
    const fresh = await askQuote(applicationId);
    expect(fresh.id).not.toBe(id);
    await bench.as('certified').ok('confirmQuote', { body: { id: fresh.id } });
  });

  it('the last second of the last day still confirms', async () => {
    const { id, applicationId } = quoteIn(1);
    const { validUntil } = await askQuote(applicationId);
    bench.world.clock.set({ now: Date.parse(`${validUntil ?? ''}T23:59:59+08:00`) });
    await bench.as('certified').ok('confirmQuote', { body: { id } });
  });
});
