import { addDays, dateOf } from '../domain/dates.ts';
import { CONTRACT_SIGN_DAYS } from '../domain/deadlines.ts';
import {
  QUOTE_VALID_DAYS,
  quoteAmount,
  isQuoteOver,
  contractNumber,
  putContractFile,
  putQuoteFile,
} from '../domain/papers.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { Quote } from '../world/entities.ts';
import type { OperatorAction } from './action.ts';
import { applicationSubject } from '../domain/product-names.ts';
import { applicationStep, tellApplicant } from './application-step.ts';
import { optionalNumber } from './arguments.ts';

/** Rejected or expired: only a new quote helps (decision 40). */
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
    // Keeps a rejected or expired quote; a new one replaces it.
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
    const until = addDays(dateOf(issuedAt), QUOTE_VALID_DAYS);
    tellApplicant(world, application, 'QUOTE', ({ zh, en }) => ({
      zh: `报价待确认：${zh}，有效期至 ${until}，请确认或拒绝。`,
      en: `Quote to decide: ${en}. It holds until ${until}; accept or reject it.`,
    }));
    return `Quote ${id} over CNY ${amount} issued for ${applicationSubject(world.store, application).en}`;
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
    const signBy = addDays(dateOf(issuedAt), CONTRACT_SIGN_DAYS);
    tellApplicant(world, application, 'CONTRACT', ({ zh, en }) => ({
      zh: `合同待确认：${zh}，合同 ${number}，请于 ${signBy} 当日或之前答复。`,
      en: `Contract to decide: ${en}, contract ${number}. Answer it on or before ${signBy}.`,
    }));
    return `Contract ${number} issued for ${applicationSubject(world.store, application).en}`;
  },
});

export const paperActions: readonly OperatorAction[] = [issueQuote, issueContract];
