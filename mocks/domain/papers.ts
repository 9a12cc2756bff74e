/** Quote and contract of an application; of several, the last counts. */
import { CONTRACT, QUOTE, LCA_CHECK, type Stage } from '#src/lib/states.ts';
import type { Contract, Quote, Application, ApplicationItem, Store, World } from '../world/entities.ts';
import { addDays, dateOf, addWorkingDays } from './dates.ts';
import { padded } from '../lib/text.ts';
import { putFile } from './made-files.ts';

export function contractNumber(day: string, running: number): string {
  return `HT-${day.slice(0, 4)}-${padded(running, 4)}`;
}

type Owner = Pick<Application, 'companyCode' | 'number'>;

export function putQuoteFile(store: Store, quoteId: string, owner: Owner, createdAt: number): string {
  return putFile(store, {
    id: `a-${quoteId}`,
    fileName: `服务报价单-${owner.number}.pdf`,
    businessType: 'QUOTE',
    access: 'owner',
    ownerCompanyCode: owner.companyCode,
    createdAt,
    maker: 'quotePdf',
    args: { quoteId },
  });
}

export function putContractFile(
  store: Store,
  contract: { readonly id: string; readonly number: string },
  companyCode: string,
  createdAt: number,
): string {
  return putFile(store, {
    id: `a-${contract.id}`,
    fileName: `服务合同-${contract.number}.pdf`,
    businessType: 'CONTRACT',
    access: 'owner',
    ownerCompanyCode: companyCode,
    createdAt,
    maker: 'contractPdf',
    args: { contractId: contract.id },
  });
}

/** Validity of a quote from its issue, days (invented). */
export const QUOTE_VALID_DAYS = 30;

const FIRST_EPD = 48_000;
const FURTHER_EPD = 22_000;
const ONE_CFP = 18_000;

/** By the price list of the notes (domain §5), CNY including tax. */
export function quoteAmount(items: readonly Pick<ApplicationItem, 'productType'>[]): number {
  const epds = items.filter(({ productType }) => productType === 'EPD').length;
  return (epds === 0 ? 0 : FIRST_EPD + (epds - 1) * FURTHER_EPD) + (items.length - epds) * ONE_CFP;
}

/** One price per product; the last one absorbs the difference to the agreed total. */
export function linePrices(
  items: readonly Pick<ApplicationItem, 'productType'>[],
  amount: number,
): readonly number[] {
  const listed = items.map(
    (_, index) => quoteAmount(items.slice(0, index + 1)) - quoteAmount(items.slice(0, index)),
  );
  const agreed = amount - quoteAmount(items);
  return listed.map((price, index) => (index === listed.length - 1 ? price + agreed : price));
}

export interface Case {
  readonly application: Application;
  readonly quote: Quote | undefined;
  readonly contract: Contract | undefined;
  readonly today: string;
}

export function caseOf({ store, clock }: Pick<World, 'store' | 'clock'>, application: Application): Case {
  const { id } = application;
  return {
    application,
    quote: quoteOf(store, id),
    contract: contractOf(store, id),
    today: clock.today(),
  };
}

export function isReleased({ stage, items }: Application): boolean {
  return stage === 70 && items.every(({ declarationId }) => declarationId !== null);
}

/** Exists from the start, before it is issued. */
export function quoteOf(store: Store, applicationId: string): Quote | undefined {
  return store.quotes.where('applicationId', applicationId).at(-1);
}

export function contractOf(store: Store, applicationId: string): Contract | undefined {
  return store.contracts.where('applicationId', applicationId).at(-1);
}

/** A draft of the staff (status below 2) is not shown to the customer. */
export const isContractOut = ({ status }: Contract): boolean => status > CONTRACT.notStartedForNow;

/** Last day to confirm it; null before it is issued. */
export function quoteValidUntil({ issuedAt }: Quote): string | null {
  return issuedAt === null ? null : addDays(dateOf(issuedAt), QUOTE_VALID_DAYS);
}

/** A quote expires after its last day (decision 40). */
export function isQuoteOver(quote: Quote, today: string): boolean {
  const last = quoteValidUntil(quote);
  return last !== null && last < today;
}

/** Creates an unissued quote and a contract that has not started (document 2 §4). */
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

/** `APP20260903001` for the first application of 3 September 2026. */
export function nextApplicationNumber({ applications }: Store, now: number): string {
  const day = `APP${dateOf(now).replaceAll('-', '')}`;
  const taken = applications
    .all()
    .flatMap(({ number }) => (number.startsWith(day) ? [Number(number.slice(day.length))] : []));
  return `${day}${String(Math.max(0, ...taken) + 1).padStart(3, '0')}`;
}

/** The platform's plan of each stage (numbers invented). */
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
