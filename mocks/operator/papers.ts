/** Quotes and contracts (document 2 §4): issued by the staff, decided by the customer. */
import { quoteAmount } from '../domain/prices.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { contractNumber, putContractFile, putQuoteFile } from '../domain/paper-files.ts';
import { isQuoteOver } from '../domain/papers.ts';
import type { Quote } from '../world/entities.ts';
import type { OperatorAction } from './action.ts';
import { applicationStep, subject, tellApplicant } from './application-step.ts';
import { optionalNumber } from './arguments.ts';

/** Rejected, or pending beyond its last day: only a new quote helps (decision 40). */
function isSpent(quote: Quote, today: string): boolean {
  return quote.status === QUOTE.rejected || (quote.status === QUOTE.pending && isQuoteOver(quote, today));
}

const issueQuote = applicationStep({
  id: 'issueQuote',
  title: { zh: '出具报价', en: 'Issue a quote' },
  needs: 'at stage 10 whose quote is not issued yet, was rejected or is over',
  extra: [{ name: 'amount', type: 'number', required: false }],
  act: (world, { application, quote, today }, args) => {
    const { store, clock, ids } = world;
    const amount = optionalNumber(args, 'amount') ?? quoteAmount(application.items);
    // A rejected quote, or one that is over, stays as it was; the new one takes its place.
    const id = quote === undefined || isSpent(quote, today) ? ids.next('q') : quote.id;
    const issuedAt = clock.now();
    const attachmentId = putQuoteFile(store, id, application, issuedAt);
    store.quotes.put({
      id,
      applicationId: application.id,
      status: QUOTE.pending,
      amount,
      attachmentId,
      issuedAt,
      decidedAt: null,
    });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 已出具服务报价，请在“我的 EPD/CFP”中确认。`,
      en: `The service quote for ${en} has been issued. Please accept or reject it under My EPD/CFP.`,
    }));
    return `Quote ${id} over CNY ${amount} issued for ${subject(application).en}`;
  },
});

const issueContract = applicationStep({
  id: 'issueContract',
  title: { zh: '出具合同', en: 'Issue a contract' },
  needs: 'at stage 20 with an accepted quote and a contract that is not issued yet or was refused',
  act: (world, { application, contract }) => {
    const { store, clock, ids } = world;
    const fresh = contract === undefined || contract.status === CONTRACT.refused;
    const id = fresh ? ids.next('c') : contract.id;
    const number = fresh ? contractNumber(clock.today(), store.contracts.size + 1) : contract.number;
    const issuedAt = clock.now();
    const attachmentId = putContractFile(store, { id, number }, application.companyCode, issuedAt);
    store.contracts.put({
      id,
      applicationId: application.id,
      number,
      status: CONTRACT.awaitingCustomer,
      attachmentId,
      issuedAt,
      decidedAt: null,
    });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 的合同 ${number} 已出具，请确认。`,
      en: `Contract ${number} for ${en} has been issued. Please confirm it.`,
    }));
    return `Contract ${number} issued for ${subject(application).en}`;
  },
});

export const paperActions: readonly OperatorAction[] = [issueQuote, issueContract];
