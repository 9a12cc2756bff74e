import type { components } from '#src/api/generated/schema.d.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { day, record, text, verbatim, type Sent } from '#src/lib/received.ts';
import { toLegalType, type LegalDocument, type LegalType, type LegalVersion } from './legal-document.ts';

type Wire = components['schemas'];

/** A version as the server describes it; null without an id or of an unknown document (decision 4). */
export function toLegalVersion(row: Sent<Wire['AgreementVersion']>, asked?: LegalType): LegalVersion | null {
  const id = text(row.id);
  const type = toLegalType(row.agreementType) ?? asked;
  if (id === '' || type === undefined) return null;
  return {
    id,
    type,
    version: text(row.agreementVersion),
    publishedOn: day(row.publishTime),
    expiresOn: day(row.failureTime) || null,
  };
}

/**
 * A version with its text.
 * @throws ProtocolError when the answer holds none
 */
export function toLegalDocument(sent: Sent<Wire['Agreement']> | null, asked?: LegalType): LegalDocument {
  const row = record(sent);
  const version = toLegalVersion(row, asked);
  if (version === null) {
    throw new ProtocolError('The answer holds no legal document.', { drift: { pointer: '', value: sent } });
  }
  return { ...version, html: verbatim(row.agreementContent) };
}
