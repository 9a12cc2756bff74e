import type { components } from '#src/api/generated/schema.d.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import type { TwoNames } from '#src/lib/names.ts';
import { name, readPage, record, records, text, type Sent } from '#src/lib/received.ts';
import type { Declaration, Peer } from '#src/parts/declaration/declaration.ts';
import { toDeclaration, toPeers } from '#src/parts/declaration/read.ts';

type Wire = components['schemas'];

export interface DeclarationPage {
  rows: Declaration[];
  total: number;
  /** Valid declarations under the chosen PCR; empty when none is chosen. */
  peers: Peer[];
}

/** Something to choose in a filter. */
export interface Choice {
  value: string;
  names: TwoNames;
}

/** One page of the search. */
export function toDeclarationPage(sent: Wire['DeclarationPage'] | null): DeclarationPage {
  return { ...readPage(sent, toDeclaration), peers: toPeers(record(sent).peers) };
}

/** The value of a setting; empty when it has none. */
export function toSetting(sent: Sent<Wire['QrSetting']> | null): string {
  return text(record(sent).fieldValue);
}

/**
 * The attachment that holds a QR picture.
 * @throws ProtocolError when none is named
 */
export function toQrAttachment(sent: Sent<Wire['DeclarationQr']> | null): string {
  const { attachmentId: value } = record(sent);
  const id = text(value);
  const drift = { pointer: '/attachmentId', value };
  if (id === '') throw new ProtocolError('The answer names no picture.', { drift });
  return id;
}

/** PCRs by their number. */
export function toPcrChoices(sent: readonly Wire['PcrItem'][] | null): Choice[] {
  return records(sent).map((row) => ({
    value: text(row.pcrNumber),
    names: name(row.productName, row.enProductName),
  }));
}

/** Companies by their code. */
export function toCompanyChoices(sent: readonly Wire['CompanyListItem'][] | null): Choice[] {
  return records(sent).map((row) => ({
    value: text(row.companyCode),
    names: name(row.companyName, row.companyNameEn),
  }));
}
