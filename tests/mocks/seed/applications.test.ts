/** The seeded applications are in states that the real process can be in (document 2 §4). */
import { quoteAmount, contractOf, quoteOf } from '#mocks/domain/papers.ts';
import { describe, expect, it } from 'vitest';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES } from '#src/lib/states.ts';
import { seeded } from './seeded.ts';

const { store, clock } = seeded();
const all = store.applications.all();
const own = store.applications.where('companyCode', 'C01');

function statusOf(id: string): { quote: number; contract: number } {
  const [quote, contract] = [quoteOf(store, id), contractOf(store, id)];
  if (quote === undefined || contract === undefined) throw new Error(`${id} has no papers`);
  return { quote: quote.status, contract: contract.status };
}

describe('applications', () => {
  it('of `certified` are in every stage and every state of their papers', () => {
    expect(new Set(own.map((row) => row.stage))).toEqual(new Set(STAGES));
    expect(new Set(own.map((row) => statusOf(row.id).quote))).toEqual(new Set(Object.values(QUOTE)));
    expect(new Set(own.map((row) => statusOf(row.id).contract))).toEqual(new Set(Object.values(CONTRACT)));
    expect(new Set(own.map((row) => row.lcaCheck))).toEqual(new Set(Object.values(LCA_CHECK)));
    // Three pages of four.
    expect(own.length).toBeGreaterThan(8);
  });

  it('have papers that fit their stage', () => {
    for (const { id, stage, lcaCheck, lcaRemark } of all) {
      const { quote, contract } = statusOf(id);
      if (stage === 10) expect(contract).toBe(CONTRACT.notStarted);
      else expect(quote).toBe(QUOTE.confirmed);
      if (stage >= 30) expect(contract).toBe(CONTRACT.signed);
      if (stage >= 40) expect(lcaCheck).toBe(LCA_CHECK.passed);
      if (stage < 30) expect(lcaCheck).toBe(LCA_CHECK.pending);
      expect(lcaRemark !== null).toBe(lcaCheck === LCA_CHECK.correction);
      expect(contractOf(store, id)?.attachmentId !== null).toBe(contract > CONTRACT.notStartedForNow);
    }
  });

  it('have entered each stage up to theirs, one after the other', () => {
    for (const { stage, stageEnteredAt, appliedAt } of all) {
      const entered = STAGES.filter((known) => known <= stage).map(
        (known) => stageEnteredAt[known] ?? Number.NaN,
      );
      expect(entered[0]).toBe(appliedAt);
      expect(entered).toEqual([...entered].sort((a, b) => a - b));
      expect(Object.keys(stageEnteredAt)).toHaveLength(entered.length);
    }
  });

  it('have reports from stage 60 on and a declaration at 70', () => {
    for (const { stage, items, companyCode, id } of all) {
      for (const item of items) {
        expect(item.reportCnId !== null).toBe(stage >= 60);
        expect(item.declarationId !== null).toBe(stage === 70);
        if (item.declarationId === null) continue;
        const declaration = store.declarations.get(item.declarationId);
        expect(declaration).toMatchObject({
          companyCode,
          applicationId: id,
          productName: { zh: item.productName },
        });
      }
    }
  });

  it('have quotes after the price list, decided after they were issued', () => {
    expect(quoteAmount([{ productType: 'EPD' }, { productType: 'EPD' }, { productType: 'CFP' }])).toBe(
      88_000,
    );
    for (const { applicationId, status, amount, issuedAt, decidedAt } of store.quotes.all()) {
      const items = store.applications.get(applicationId)?.items ?? [];
      expect(amount).toBe(status === QUOTE.notIssued ? 0 : quoteAmount(items));
      if (decidedAt !== null) expect(decidedAt).toBeGreaterThan(issuedAt ?? Number.POSITIVE_INFINITY);
    }
    for (const { issuedAt, decidedAt } of store.contracts.all()) {
      if (decidedAt !== null) expect(decidedAt).toBeGreaterThan(issuedAt ?? Number.POSITIVE_INFINITY);
    }
  });

  it('have numbers of their own', () => {
    expect(new Set(all.map((row) => row.number)).size).toBe(all.length);
    for (const { number } of all) expect(number).toMatch(/^APP\d{11}$/);
    expect(clock.today()).toBe('2026-11-20');
  });
});
