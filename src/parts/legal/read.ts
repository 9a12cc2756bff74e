import type { Wire } from '#src/api/wire.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { day, record, isEmptied, text, verbatim, type Sent } from '#src/lib/received.ts';
import { toLegalType, type LegalType } from './legal-document.ts';

const factsOf = (row: Sent<Wire['AgreementVersion']>) => ({
  version: text(row.agreementVersion),
  /** `YYYY-MM-DD`; empty if omitted. */
  publishedOn: day(row.publishTime),
  /** Last day of validity; null if open-ended or omitted. */
  expiresOn: day(row.failureTime) || null,
  /** The server explicitly states no end date. */
  isOpenEnded: isEmptied(row.failureTime),
});

/** Null without an id or with an unknown type (decision 4). */
export function toLegalVersion(row: Sent<Wire['AgreementVersion']>, asked?: LegalType) {
  const id = text(row.id);
  const type = toLegalType(row.agreementType) ?? asked;
  if (id === '' || type === undefined) return null;
  return { id, type, ...factsOf(row) };
}

export type LegalVersion = NonNullable<ReturnType<typeof toLegalVersion>>;

/** @param asked requested type, used if the response has none. @throws ProtocolError for an empty response */
export function toLegalDocument(
  sent: Sent<Wire['AgreementText']> | null,
  asked: { readonly id?: string; readonly type?: LegalType },
) {
  const row = record(sent);
  const html = verbatim(row.agreementContent);
  const id = text(row.id) || (html === '' ? '' : (asked.id ?? asked.type ?? ''));
  if (id === '')
    throw new ProtocolError('The answer holds no legal document.', { drift: { pointer: '', value: sent } });
  return { ...factsOf(row), id, type: toLegalType(row.agreementType) ?? asked.type ?? null, html };
}

/** Documented is only the text of a version by id (document 1 §7). */
export type LegalDocument = ReturnType<typeof toLegalDocument>;
