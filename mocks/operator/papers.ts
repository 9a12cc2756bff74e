import { addDays, dateOf } from '../domain/dates.ts';
import * as papers from '../domain/papers.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { Quote } from '../world/entities.ts';
import type { OperatorAction } from './action.ts';
import { applicationStep, notifyApplicant } from './application-step.ts';
import { optionalNumber } from './arguments.ts';

/** Rejected or expired: only a new quote helps (decision 40). */
function isSpent(quote: Quote, today: string): boolean {
  return (
    quote.status === QUOTE.rejected || (quote.status === QUOTE.pending && papers.isQuoteOver(quote, today))
  );
}

const issueQuote = applicationStep({
  id: 'issueQuote',
  needs: 'at stage 10 whose quote is not issued yet, was rejected or is over',
  extra: [{ name: 'amount', type: 'number', required: false }],
  act: (world, { application, quote, today }, args) => {
    const { store, clock, ids } = world;
    const amount = optionalNumber(args, 'amount') ?? papers.quoteAmount(application.items);
    // Keeps a rejected or expired quote; a new one replaces it.
    const id = quote === undefined || isSpent(quote, today) ? ids.next('q') : quote.id;
    const issuedAt = clock.now();
    const attachmentId = papers.putQuoteFile(store, id, application, issuedAt);
    store.quotes.put({
      id,
      applicationId: application.id,
      status: QUOTE.pending,
      amount,
      attachmentId,
      issuedAt,
      decidedAt: null,
    });
    const until = addDays(dateOf(issuedAt), papers.QUOTE_VALID_DAYS);
    notifyApplicant(world, application, 'QUOTE', {
      zh: `报价待确认：{of}，有效期至 ${until}，请确认或拒绝。`,
      en: `Quote awaits your decision: {of}. It holds until ${until}.`,
    });
    return `Quote ${id} over CNY ${amount} issued for {of}`;
  },
});

const issueContract = applicationStep({
  id: 'issueContract',
  needs: 'at stage 20 with an accepted quote and a contract that is not issued yet or was refused',
  act: (world, { application, contract }) => {
    const { store, clock, ids } = world;
    const fresh = contract === undefined || contract.status === CONTRACT.refused;
    const id = fresh ? ids.next('c') : contract.id;
    const number = fresh ? papers.contractNumber(clock.today(), store.contracts.size + 1) : contract.number;
    const issuedAt = clock.now();
    const attachmentId = papers.putContractFile(store, { id, number }, application.companyCode, issuedAt);
    store.contracts.put({
      id,
      applicationId: application.id,
      number,
      status: CONTRACT.awaitingCustomer,
      attachmentId,
      issuedAt,
      decidedAt: null,
    });
    const signBy = addDays(dateOf(issuedAt), papers.CONTRACT_SIGN_DAYS);
    notifyApplicant(world, application, 'CONTRACT', {
      zh: `合同待确认：{of}，合同 ${number}，请于 ${signBy} 当日或之前答复。`,
      en: `Contract awaits your decision: {of}, contract ${number}. Answer it on or before ${signBy}.`,
    });
    return `Contract ${number} issued for {of}`;
  },
});

export const paperActions: readonly OperatorAction[] = [issueQuote, issueContract];
