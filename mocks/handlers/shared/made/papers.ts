import { linePrices, quoteAmount, QUOTE_VALID_DAYS, quoteOf } from '../../../domain/papers.ts';
import { declarationPdf, type DeclarationInput } from '../../../files/documents/declaration.ts';
import { contractPdf, quotePdf, type QuoteItem } from '../../../files/documents/quote.ts';
import { lcaReportPdf, preReportPdf, type LcaReportInput } from '../../../files/documents/reports.ts';
import { CONTRACT } from '#src/lib/states.ts';
import { assess, validUntil } from '../../../domain/declaration-record.ts';
import type { Application, Quote, MakerArguments, Store } from '../../../world/entities.ts';
import { addDays, dateOf, dateTime } from '../../../domain/dates.ts';
import { full, must, party, itemOf, pcrReference } from './party.ts';
import { splitGwp } from '../../../domain/products.ts';
import { dataCollectionZip } from '../../../files/data-collection.ts';
import { hash } from '../../../lib/random.ts';

export async function declaration(
  store: Store,
  { declarationId, language }: MakerArguments['declarationPdf'],
): Promise<Uint8Array> {
  const row = must(store.declarations.get(declarationId), `declaration "${declarationId}"`);
  const record = row.reportRecord ?? row.dataRecord;
  const input: DeclarationInput = {
    language,
    kind: row.productType,
    registrationNumber: row.registrationNumber,
    product: full(row.productName),
    company: party(store, row.companyCode),
    pcr: pcrReference(store, row.pcrNumber),
    route: row.route,
    gwp: row.modules,
    publishedOn: row.publishedOn,
    validUntil: row.expiresOn,
    verifier: full(row.verifier),
  };
  if (record === null) return declarationPdf(input);
  return declarationPdf({ ...input, chain: { recordedAt: dateTime(record.blockTime), hash: record.txHash } });
}

/** Draft for the review panel, without a registration number. */
export async function report(
  store: Store,
  { applicationId, item: index, language }: MakerArguments['reportPdf'],
): Promise<Uint8Array> {
  const { application, item } = itemOf(store, applicationId, index);
  const { productName, route, gwp, verifier } = assess(store, application, item);
  const draftedOn = dateOf(application.stageEnteredAt[60] ?? application.appliedAt);
  return declarationPdf({
    language,
    kind: item.productType,
    registrationNumber:
      language === 'zh' ? `${application.number}（待登记）` : `${application.number} (not registered yet)`,
    product: full(productName),
    company: party(store, application.companyCode),
    pcr: pcrReference(store, application.pcrNumber),
    route,
    gwp: splitGwp(gwp, route),
    publishedOn: draftedOn,
    validUntil: validUntil(item.productType, draftedOn),
    verifier: full(verifier),
  });
}

function quoteNumber(application: Application): string {
  return `BJ-${application.number.slice(3)}`;
}

function lines(store: Store, application: Application, { amount }: Pick<Quote, 'amount'>): QuoteItem[] {
  const { items } = application;
  const prices = linePrices(items, amount);
  return items.map((item, index) => ({
    product: full(assess(store, application, item).productName),
    kind: item.productType,
    price: prices[index] ?? 0,
  }));
}

/** Dated by its issue, before that by the application. @throws Error if a referenced row is gone */
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

/** Dated by the signature once signed. @throws Error if a referenced row is gone */
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

type OfItem = MakerArguments['lcaReportPdf'];

function lastYear(day: string): readonly [from: string, to: string] {
  const year = Number(day.slice(0, 4)) - 1;
  return [`${year}-01`, `${year}-12`];
}

function lcaInput(
  store: Store,
  { applicationId, item: index }: OfItem,
): LcaReportInput & { kind: 'EPD' | 'CFP' } {
  const { application, item } = itemOf(store, applicationId, index);
  const { productName, route, gwp } = assess(store, application, item);
  const preparedOn = dateOf(application.appliedAt);
  return {
    kind: item.productType,
    reportNumber: `LCA-${application.number.slice(3)}-${index + 1}`,
    product: full(productName),
    company: party(store, application.companyCode),
    pcr: pcrReference(store, application.pcrNumber),
    route,
    gwp: splitGwp(gwp, route),
    preparedOn,
    period: lastYear(preparedOn),
  };
}

export async function lcaReport(store: Store, args: OfItem): Promise<Uint8Array> {
  return lcaReportPdf(lcaInput(store, args));
}

export async function preReport(store: Store, args: OfItem): Promise<Uint8Array> {
  return preReportPdf(lcaInput(store, args));
}

/** Filled data table; the output derives from the product's name, 200,000 to 1,200,000 t per year. */
export function dataZip(store: Store, args: OfItem): Promise<Uint8Array> {
  const { company, product, pcr, route, preparedOn, period } = lcaInput(store, args);
  const output = 200_000 + (hash(`output:${product.zh}`) % 1000) * 1000;
  return Promise.resolve(
    dataCollectionZip({
      company: company.name,
      product,
      pcrNumber: pcr.number,
      route,
      output,
      period,
      createdOn: preparedOn,
    }),
  );
}
