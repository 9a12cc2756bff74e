/** Quotes and contracts of the seeded applications, with their files. Their times follow from the days of the stages. */
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { contractNumber, putContractFile, putQuoteFile } from '../domain/paper-files.ts';
import { quoteAmount } from '../domain/prices.ts';
import type { Application } from '../world/entities.ts';
import { padded } from '../lib/padded.ts';
import type { ApplicationLine } from './application-line.ts';
import { at, type SeedContext } from './context.ts';

/**
 * Puts quote and contract of an application; each has one row of both from the start.
 * @param running number of the application, from 1; the ids of both end in it
 */
export function seedPapers(
  context: SeedContext,
  line: ApplicationLine,
  application: Application,
  running: number,
): void {
  const { store, clock } = context;
  const [applied = 0, contracting, calculating] = line.entered;
  const [quoteId, id] = [`q-${padded(running, 3)}`, `c-${padded(running, 3)}`];
  const issuedAt = line.quote === QUOTE.notIssued ? null : at(clock, -Math.max(applied - 2, 0), '09:40');
  const decided = line.quote === QUOTE.confirmed || line.quote === QUOTE.rejected;
  store.quotes.put({
    id: quoteId,
    applicationId: application.id,
    status: line.quote,
    amount: issuedAt === null ? 0 : quoteAmount(application.items),
    attachmentId: issuedAt === null ? null : putQuoteFile(store, quoteId, application, issuedAt),
    issuedAt,
    decidedAt: decided ? at(clock, -(contracting ?? Math.max(applied - 3, 0)), '15:10') : null,
  });
  const sent = line.contract >= CONTRACT.awaitingCustomer && contracting !== undefined;
  const contractSentAt = sent
    ? at(clock, -(calculating === undefined ? contracting - 3 : calculating + 3), '10:30')
    : null;
  const decidedAt =
    line.contract === CONTRACT.signed
      ? at(clock, -(calculating ?? 0), '14:20')
      : line.contract === CONTRACT.refused && contracting !== undefined
        ? at(clock, -(contracting - 5), '11:15')
        : null;
  const number = contractNumber(clock.today(-applied), running);
  store.contracts.put({
    id,
    applicationId: application.id,
    number,
    status: line.contract,
    attachmentId:
      contractSentAt === null
        ? null
        : putContractFile(store, { id, number }, line.companyCode, contractSentAt),
    issuedAt: contractSentAt,
    decidedAt,
  });
}
