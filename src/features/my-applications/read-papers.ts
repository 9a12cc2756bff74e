import type { Wire } from '#src/api/wire.ts';
import {
  dayOrText,
  moment,
  name,
  number,
  oneOf,
  record,
  records,
  text,
  type Sent,
} from '#src/lib/received.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { fileRef } from './read.ts';

/** Answer of `POST /api/p/price/info`; null when there is no quote. */
export function toQuote(sent: Sent<Wire['Quote']> | null) {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    status: oneOf(QUOTE, row.status),
    file: fileRef(row.attachmentPdfId, row.attachmentPdfName),
    /** In `currency`, for example `CNY`; null when not issued. */
    amount: number(row.amount),
    currency: text(row.currency),
    items: records<Wire['QuoteItem']>(row.items).map((line) => ({
      name: name(line.name, line.nameEn),
      amount: number(line.amount),
    })),
    issuedAt: moment(row.issuedAt) || null,
    validUntil: dayOrText(row.validUntil) || null,
    decidedAt: moment(row.decidedAt) || null,
  };
}

/** Answer of `POST /api/p/contract/info`; null when there is no contract. */
export function toContract(sent: Sent<Wire['Contract']> | null) {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  const attachment = record<Wire['ContractAttachment']>(row.contractAttachmentVO);
  return {
    id,
    applyId: text(row.applyId),
    status: oneOf(CONTRACT, row.status),
    number: text(row.contractNumber),
    file: fileRef(attachment.attachmentId, attachment.name),
    issuedAt: moment(row.issuedAt) || null,
    decidedAt: moment(row.decidedAt) || null,
    signBy: dayOrText(row.signBy) || null,
  };
}
