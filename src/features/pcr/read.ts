import type { components } from '#src/api/generated/schema.d.ts';
import { day, name, number, readPage, text, type Sent } from '#src/lib/received.ts';
import type { Rule } from './rules.ts';

type Wire = components['schemas'];

function toRule(sent: Sent<Wire['PcrItem']>): Rule | null {
  const id = text(sent.id);
  if (id === '') return null;
  const min = number(sent.gwp100Min);
  const max = number(sent.gwp100Max);
  return {
    id,
    number: text(sent.pcrNumber),
    name: name(sent.productName, sent.enProductName),
    version: text(sent.version),
    registerNo: text(sent.registerNo),
    author: name(sent.author, sent.enAuthor),
    productClass: name(sent.productClass, sent.enProductClass),
    scope: name(sent.pcrDesc, sent.enPcrDesc),
    document: { zh: text(sent.attachmentId) !== '', en: text(sent.enAttachmentId) !== '' },
    published: day(sent.publishDate),
    lastDay: day(sent.expiryDate),
    declarations: number(sent.declarationCount),
    gwp: min === null || max === null ? null : { min, max },
  };
}

/** One page of the search; rows without an id are left out (decision 4). */
export function toRulePage(sent: Wire['PcrPage'] | null) {
  return readPage(sent, toRule);
}
