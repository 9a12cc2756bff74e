import type { Wire } from '#src/api/wire.ts';
import * as read from '#src/lib/received.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { fileRef } from './read.ts';

/** Answer of `POST /api/p/price/info`; null when there is no quote. */
export function toQuote(sent: read.Sent<Wire['Quote']> | null) {
  const row = read.record(sent);
  const id = read.text(row.id);
  if (id === '') return null;
  return {
    id,
    status: read.oneOf(QUOTE, row.status),
    file: fileRef(row.attachmentPdfId, row.attachmentPdfName),
    /** In `currency`, for example `CNY`; null when not issued. */
    amount: read.number(row.amount),
    currency: read.text(row.currency),
    items: read.records<Wire['QuoteItem']>(row.items).map((line) => ({
      name: read.name(line.name, line.nameEn),
      amount: read.number(line.amount),
    })),
    issuedAt: read.moment(row.issuedAt) || null,
    validUntil: read.dayOrText(row.validUntil) || null,
    decidedAt: read.moment(row.decidedAt) || null,
  };
}

/** Answer of `POST /api/p/contract/info`; null when there is no contract. */
export function toContract(sent: read.Sent<Wire['Contract']> | null) {
  const row = read.record(sent);
  const id = read.text(row.id);
  if (id === '') return null;
  const attachment = read.record<Wire['ContractAttachment']>(row.contractAttachmentVO);
  return {
    id,
    applyId: read.text(row.applyId),
    status: read.oneOf(CONTRACT, row.status),
    number: read.text(row.contractNumber),
    file: fileRef(attachment.attachmentId, attachment.name),
    issuedAt: read.moment(row.issuedAt) || null,
    decidedAt: read.moment(row.decidedAt) || null,
    signBy: read.dayOrText(row.signBy) || null,
  };
}
