import type { components } from '#src/api/generated/schema.d.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { answeredRows, name, record, text, type Sent } from '#src/lib/received.ts';
import type { Choice } from '#src/parts/declaration-search/read.ts';

type Wire = components['schemas'];

export function toSetting(sent: Sent<Wire['QrSetting']> | null): string {
  return text(record(sent).fieldValue);
}

/** @throws ProtocolError when it is missing */
export function toQrAttachment(sent: Sent<Wire['DeclarationQr']> | null): string {
  const { attachmentId: value } = record(sent);
  const id = text(value);
  const drift = { pointer: '/attachmentId', value };
  if (id === '') throw new ProtocolError('The answer names no picture.', { drift });
  return id;
}

export function toCompanyChoices(sent: readonly Wire['CompanyListItem'][] | null): Choice[] {
  return answeredRows(sent, ['companyCode']).map((row) => ({
    value: text(row.companyCode),
    names: name(row.companyName, row.companyNameEn),
  }));
}
