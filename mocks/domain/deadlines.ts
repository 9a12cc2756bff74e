/** Deadlines of the customer, and the platform's plan of each stage (numbers invented). */
import { CONTRACT, LCA_CHECK, QUOTE, type Stage } from '#src/lib/states.ts';
import type { Application, Contract } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { addDays, addWorkingDays, dateOf } from './dates.ts';
import { contractOf, quoteOf, quoteValidUntil } from './papers.ts';

export const STAGE_WORKING_DAYS = {
  10: 3,
  20: 10,
  30: 25,
  40: 20,
  50: 10,
  60: 10,
  70: 5,
} as const satisfies Record<Stage, number>;

/** Days to decide on a contract, from the day it was sent. */
export const CONTRACT_SIGN_DAYS = 15;
export const CORRECTION_WORKING_DAYS = 10;

/** The day by which a contract is to be decided; null unless it awaits the customer. */
export function contractSignBy({ status, issuedAt }: Contract): string | null {
  if (status !== CONTRACT.awaitingCustomer || issuedAt === null) return null;
  return addDays(dateOf(issuedAt), CONTRACT_SIGN_DAYS);
}

function correctionDueOn({ lcaCheck, correctionAskedAt }: Application): string | null {
  if (lcaCheck !== LCA_CHECK.correction || correctionAskedAt === null) return null;
  return addWorkingDays(dateOf(correctionAskedAt), CORRECTION_WORKING_DAYS);
}

/** Deadline of the customer's next action; null if none is pending. */
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
