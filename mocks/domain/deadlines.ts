/** By when the customer has to act: their own deadline, beside the platform's plan of the stage (the numbers are invented). */
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import type { Application, Contract } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { addDays, addWorkingDays } from './calendar.ts';
import { dateOf } from './dates.ts';
import { contractOf, quoteOf, quoteValidUntil } from './papers.ts';

/** Days in which a contract is to be decided, counted from the day on which it was sent. */
export const CONTRACT_SIGN_DAYS = 15;
/** Working days for a correction of the LCA data. */
export const CORRECTION_WORKING_DAYS = 10;

/** The day by which a contract is to be decided; null unless it awaits the customer. */
export function contractSignBy({ status, issuedAt }: Contract): string | null {
  if (status !== CONTRACT.awaitingCustomer || issuedAt === null) return null;
  return addDays(dateOf(issuedAt), CONTRACT_SIGN_DAYS);
}

/** The day by which the data are to be corrected; null unless a correction was asked for. */
export function correctionDueOn({ lcaCheck, correctionAskedAt }: Application): string | null {
  if (lcaCheck !== LCA_CHECK.correction || correctionAskedAt === null) return null;
  return addWorkingDays(dateOf(correctionAskedAt), CORRECTION_WORKING_DAYS);
}

/** The day of what the customer has to do now; null while nothing waits for them. */
export function customerDueOn(store: Store, application: Application): string | null {
  if (application.stage === 10) {
    const quote = quoteOf(store, application.id);
    return quote?.status === QUOTE.pending ? quoteValidUntil(quote) : null;
  }
  if (application.stage === 20) {
    const contract = contractOf(store, application.id);
    return contract === undefined ? null : contractSignBy(contract);
  }
  return application.stage === 30 ? correctionDueOn(application) : null;
}
