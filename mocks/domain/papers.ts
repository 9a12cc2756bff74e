/** The quote and the contract of an application; when the platform issued several, the last one counts. */
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { Contract, Quote } from '../world/entities.ts';
import type { Store, World } from '../world/types.ts';

export function quoteOf(store: Store, applicationId: string): Quote | undefined {
  return store.quotes.where('applicationId', applicationId).at(-1);
}

export function contractOf(store: Store, applicationId: string): Contract | undefined {
  return store.contracts.where('applicationId', applicationId).at(-1);
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
    number: `HT-${clock.today().slice(0, 4)}-${String(store.contracts.size + 1).padStart(4, '0')}`,
    status: CONTRACT.notStarted,
    attachmentId: null,
    issuedAt: null,
    decidedAt: null,
  });
}
