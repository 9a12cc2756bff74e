import type { Wire } from '#src/api/wire.ts';
import { day, moment, name, number, oneOf, readPage, text, type Sent } from '#src/lib/received.ts';
import { PCR_REQUEST } from '#src/lib/states.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';

function toRule(sent: Sent<Wire['PcrItem']>) {
  const id = text(sent.id);
  if (id === '') return null;
  const min = number(sent.gwp100Min);
  const max = number(sent.gwp100Max);
  return {
    id,
    number: text(sent.pcrNumber),
    name: name(sent.productName, sent.enProductName),
    /** Edition as the server states it, or empty. */
    version: text(sent.version),
    registerNo: text(sent.registerNo),
    author: name(sent.author, sent.enAuthor),
    productClass: name(sent.productClass, sent.enProductClass),
    scope: { zh: text(sent.pcrDesc), en: text(sent.enPcrDesc) },
    /** Whether the document exists in the language. */
    document: { zh: text(sent.attachmentId) !== '', en: text(sent.enAttachmentId) !== '' },
    /** `YYYY-MM-DD`; empty when unknown. */
    published: day(sent.publishDate),
    lastDay: day(sent.expiryDate),
    /** Number of valid declarations; null when unknown. */
    declarations: number(sent.declarationCount),
    /** Range of the figures of its declarations; the unit is empty when unknown. */
    gwp: min === null || max === null ? null : { min, max, unit: gwpUnitOf(text(sent.declaredUnit)) },
  };
}

export type Rule = NonNullable<ReturnType<typeof toRule>>;

/** One page of the search; rows without an id are dropped (decision 4). */
export function toRulePage(sent: Wire['PcrPage'] | null) {
  return readPage(sent, toRule);
}

function toRequest(sent: Sent<Wire['PcrApplication']>) {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    company: text(sent.productName),
    product: text(sent.product),
    askedAt: moment(sent.applicationTime),
    answeredAt: moment(sent.answerTime),
    stage: oneOf(PCR_REQUEST, sent.stage),
    /** Reason of a refusal, otherwise empty. */
    reason: text(sent.reason),
    /** Number of the published PCR, or empty. */
    number: text(sent.pcrNumber),
  };
}

export type PcrRequest = NonNullable<ReturnType<typeof toRequest>>;

/** One page of the company's own requests, newest first. The total is null when the server has no such list. */
export function toRequestPage(sent: Wire['PcrPage'] | null): ListPage<PcrRequest> {
  const applications = sent?.applications;
  return applications == null ? { rows: [], total: null } : readPage(applications, toRequest);
}
