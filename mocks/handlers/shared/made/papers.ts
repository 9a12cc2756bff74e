/** The quote and the contract of an application. */
import { linePrices, quoteAmount, QUOTE_VALID_DAYS } from '../../../domain/prices.ts';
import { contractPdf, quotePdf, type QuoteItem } from '../../../files/documents.ts';
import { CONTRACT } from '#src/lib/states.ts';
import { assess } from '../../../domain/assessment.ts';
import type { Application, Quote } from '../../../world/entities.ts';
import type { Store } from '../../../world/types.ts';
import { addDays } from '../../../domain/calendar.ts';
import { dateOf } from '../../../domain/dates.ts';
import { quoteOf } from '../../../domain/papers.ts';
import { full, must, party } from './party.ts';

/** Number of a quote for people. */
function quoteNumber(application: Application): string {
  return `BJ-${application.number.slice(3)}`;
}

/** One line a product. */
function lines(store: Store, application: Application, { amount }: Pick<Quote, 'amount'>): QuoteItem[] {
  const { items } = application;
  const prices = linePrices(items, amount);
  return items.map((item, index) => ({
    product: full(assess(store, application, item).productName),
    kind: item.productType,
    price: prices[index] ?? 0,
  }));
}

/** The quote as it was issued; before that, as of the day of the application. @throws Error when a row that it names is gone */
export async function quote(store: Store, quoteId: string): Promise<Uint8Array> {
  const row = must(store.quotes.get(quoteId), `quote "${quoteId}"`);
  const application = must(store.applications.get(row.applicationId), `application "${row.applicationId}"`);
  const issuedOn = dateOf(row.issuedAt ?? application.appliedAt);
  return quotePdf({
    quoteNumber: quoteNumber(application),
    applicationNumber: application.number,
    company: party(store, application.companyCode),
    items: lines(store, application, row),
    issuedOn,
    validUntil: addDays(issuedOn, QUOTE_VALID_DAYS),
  });
}

/** The contract, with the day of its signature once it is signed. @throws Error when a row that it names is gone */
export async function contract(store: Store, contractId: string): Promise<Uint8Array> {
  const row = must(store.contracts.get(contractId), `contract "${contractId}"`);
  const application = must(store.applications.get(row.applicationId), `application "${row.applicationId}"`);
  const quoted = quoteOf(store, application.id) ?? { amount: quoteAmount(application.items) };
  const signed =
    row.status === CONTRACT.signed && row.decidedAt !== null ? { signedOn: dateOf(row.decidedAt) } : {};
  return contractPdf({
    contractNumber: row.number,
    quoteNumber: quoteNumber(application),
    company: party(store, application.companyCode),
    items: lines(store, application, quoted),
    issuedOn: dateOf(row.issuedAt ?? application.appliedAt),
    ...signed,
  });
}
