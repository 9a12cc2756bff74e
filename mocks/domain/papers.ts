/** The quote and the contract of an application; when the platform issued several, the last one counts. */
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { Contract, Quote } from '../world/entities.ts';
import type { Store, World } from '../world/types.ts';
import { addDays } from './calendar.ts';
import { dateOf } from './dates.ts';
import { contractNumber } from './paper-files.ts';
import { QUOTE_VALID_DAYS } from './prices.ts';

/** There is one from the start, before it is issued. */
export function quoteOf(store: Store, applicationId: string): Quote | undefined {
  return store.quotes.where('applicationId', applicationId).at(-1);
}

/** There is one from the start, before it is issued. */
export function contractOf(store: Store, applicationId: string): Contract | undefined {
  return store.contracts.where('applicationId', applicationId).at(-1);
}

/** Below 2 there is nothing to show yet: a draft of the staff stays with the staff. */
export const isContractOut = ({ status }: Contract): boolean => status > CONTRACT.notStartedForNow;

/** The last day on which a quote can be confirmed; null before it is issued. */
export function quoteValidUntil({ issuedAt }: Quote): string | null {
  return issuedAt === null ? null : addDays(dateOf(issuedAt), QUOTE_VALID_DAYS);
}

/** From the day after its last one a quote binds nobody any more (decision 40). */
export function isQuoteOver(quote: Quote, today: string): boolean {
  const last = quoteValidUntil(quote);
  return last !== null && last < today;
}

/** A new application has a quote that is not issued and a contract that has not started (document 2 §4). */
export function startPapers({ store, ids, clock }: World, applicationId: string): void {
  store.quotes.put({
    id: ids.next('q'),
    applicationId,
    status: QUOTE.notIssued,
    amount: 0,
    attachmentId: null,
    issuedAt: null,
    decidedAt: null,
  });
  store.contracts.put({
    id: ids.next('c'),
    applicationId,
    number: contractNumber(clock.today(), store.contracts.size + 1),
    status: CONTRACT.notStarted,
    attachmentId: null,
    issuedAt: null,
    decidedAt: null,
  });
}
