/** Quotes (document 2 §4): readable at any time, decided only while pending. */
import type { OperationsOf } from '../../openapi/operations.ts';
import { linePrices, caseOf, contractOf, quoteOf, quoteValidUntil } from '../../domain/papers.ts';
import { CONTRACT, QUOTE, type QuoteStatus } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Application, Quote, Store, World } from '../../world/entities.ts';
import { applicationAt } from '../../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../../domain/charts/application.ts';
import { allows } from '../../domain/charts/chart.ts';
import { ok, signedIn, type Handlers, type SignedInCall, refuse, type Text } from '../handler.ts';
import { dateTimeOrNull } from '../../domain/dates.ts';
import { approvedCompany, ownApplication } from '../shared/permissions.ts';
import { productNameEn } from '../../domain/product-names.ts';

type Wire = components['schemas'];

const NO_QUOTE: Text = { zh: '报价单不存在', en: 'The quote does not exist.' };
const NOT_OPEN: Text = { zh: '该报价单当前不可确认或拒绝', en: 'The quote is not open for a decision.' };
const OVER: Text = {
  zh: '报价已过有效期，请联系平台重新出具报价',
  en: 'The quote is no longer valid. Ask the platform for a new one.',
};

/** One line per product by the price list; the last absorbs the difference, as in the PDF. One line if that would be negative. */
function linesOf(store: Store, { items }: Application, { amount }: Quote): Wire['QuoteItem'][] {
  const prices = linePrices(items, amount);
  const lines = items.map((item, index) => {
    const name = `${item.productType} ${item.productName}`;
    const nameEn = `${item.productType} ${productNameEn(store, item.productName) ?? item.productName}`;
    return { name, nameEn, amount: prices[index] ?? 0 };
  });
  if (lines.every((line) => line.amount >= 0)) return lines;
  return [{ name: '声明服务（协议价）', nameEn: 'Declaration services, as agreed', amount }];
}

function toQuote({ store }: World, application: Application, quote: Quote): Wire['Quote'] {
  const { id, status, issuedAt, decidedAt } = quote;
  const issued = status !== QUOTE.notIssued;
  const attachmentPdfId = issued ? quote.attachmentId : null;
  return {
    id,
    status,
    attachmentPdfId,
    attachmentPdfName:
      attachmentPdfId === null ? null : (store.attachments.get(attachmentPdfId)?.fileName ?? null),
    currency: 'CNY',
    amount: issued ? quote.amount : null,
    items: issued ? linesOf(store, application, quote) : [],
    issuedAt: dateTimeOrNull(issuedAt),
    validUntil: quoteValidUntil(quote),
    decidedAt: dateTimeOrNull(decidedAt),
  };
}

const STATUS = {
  confirmQuote: QUOTE.confirmed,
  refuseQuote: QUOTE.rejected,
} as const satisfies Record<string, QuoteStatus>;

/** Only while pending, by the company it was issued to. */
function decide(
  call: SignedInCall<'confirmQuote' | 'refuseQuote'>,
  decision: keyof typeof STATUS,
): Application {
  const { store, clock } = call.world;
  const quote = store.quotes.get(call.body.id ?? '');
  if (quote === undefined) return refuse(call, NO_QUOTE);
  const application = ownApplication(call, quote.applicationId);
  approvedCompany(call);
  const isCurrent = quoteOf(store, application.id)?.id === quote.id;
  const at = applicationAt(caseOf(call.world, application));
  if (!isCurrent || !allows(APPLICATION_CHART, decision, at))
    return refuse(call, isCurrent && at.includes('quote-over') ? OVER : NOT_OPEN);
  store.quotes.update(quote.id, { status: STATUS[decision], decidedAt: clock.now() });
  return application;
}

function beginContract({ store, clock }: World, application: Application): void {
  const stageEnteredAt = { ...application.stageEnteredAt, 20: clock.now() };
  store.applications.update(application.id, { stage: 20, stageEnteredAt });
  const contract = contractOf(store, application.id);
  if (contract?.status === CONTRACT.notStarted) {
    store.contracts.update(contract.id, { status: CONTRACT.notStartedForNow });
  }
}

export const quoteHandlers = {
  getQuote: signedIn((call) => {
    const application = ownApplication(call, call.body.id);
    const quote = quoteOf(call.world.store, application.id);
    return quote === undefined ? refuse(call, NO_QUOTE) : ok(toQuote(call.world, application, quote));
  }),

  confirmQuote: signedIn((call) => {
    beginContract(call.world, decide(call, 'confirmQuote'));
    return ok(null);
  }),

  refuseQuote: signedIn((call) => {
    decide(call, 'refuseQuote');
    return ok(null);
  }),
} satisfies Handlers<OperationsOf<'quote'>>;
