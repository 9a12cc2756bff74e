import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import type { FiledCompany } from '#src/api/shared/read.ts';
import type { UploadPurpose } from '#src/api/upload.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import * as limits from '#src/lib/limits.ts';
import { companyEmailField, halfWidth, normalEmail, requiredText, textKey } from '#src/parts/form/fields.ts';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import { type EnterpriseField, type EnterpriseValues, type PaperField } from './values.ts';

/** Validation and request body of a certification (document 2 §3, §5, §7, §9). Messages are text keys. */

export const TEXT_MAX = {
  corporation: limits.NAME_MAX,
  address: limits.ADDRESS_MAX,
  zipCode: limits.ZIP_CODE_MAX,
  contacts: limits.NAME_MAX,
  contactPhone: limits.CONTACT_PHONE_MAX,
} as const satisfies Partial<Record<EnterpriseField, number>>;

/** Label and upload metadata of each image (document 2 §7). */
export const PAPERS = {
  license: { label: 'enterprise.license', purpose: { businessType: 'COMPANY_LICENSE' } },
  billInfo: { label: 'enterprise.billInfo', purpose: { businessType: 'COMPANY_BILL_INFO' } },
} as const satisfies Record<PaperField, { label: TextKey; purpose: UploadPurpose }>;

const paper = (message: TextKey) => v.custom<UploadedFile>((file) => file !== null, message);

/** Normalises a pasted credit code: no whitespace, half-width, upper case (document 2 §5). */
export function normalCreditCode(typed: string): string {
  return halfWidth(typed).replace(/\s/g, '').toUpperCase();
}

/** All fields are required; licence and billing information have separate messages (document 2 §5). */
export const enterpriseSchema = v.object({
  creditCode: v.pipe(
    v.string(),
    v.transform(normalCreditCode),
    v.nonEmpty(textKey('enterprise.valid.creditRequired')),
    v.length(limits.CREDIT_CODE_LENGTH, textKey('enterprise.valid.creditLength')),
  ),
  companyName: v.pipe(
    requiredText('register.valid.companyRequired'),
    v.minLength(limits.ENTERPRISE_NAME_MIN, textKey('enterprise.valid.nameLength')),
    v.maxLength(limits.NAME_MAX, textKey('enterprise.valid.nameLength')),
  ),
  corporation: requiredText('enterprise.valid.corporation'),
  address: requiredText('enterprise.valid.address'),
  zipCode: requiredText('enterprise.valid.zipCode'),
  contacts: requiredText('profile.valid.contacts'),
  contactPhone: requiredText('enterprise.valid.contactPhone'),
  email: companyEmailField,
  license: paper('enterprise.valid.license'),
  billInfo: paper('enterprise.valid.billInfo'),
});

export function isComplete(values: EnterpriseValues, fields: readonly EnterpriseField[]): boolean {
  return fields.every((field) => v.is(enterpriseSchema.entries[field], values[field]));
}

/** Request body of `POST /p/company/insert/uc`; the licence precedes the billing information. */
export function toRequest(values: EnterpriseValues): Wire['CompanyRegistration'] {
  return {
    companyCreditCode: normalCreditCode(values.creditCode),
    companyName: values.companyName.trim(),
    companyEmail: normalEmail(values.email),
    companyAddress: values.address.trim(),
    corporation: values.corporation.trim(),
    companyContacts: values.contacts.trim(),
    companyContactPhone: values.contactPhone.trim(),
    companyZipCode: values.zipCode.trim(),
    attachmentId: [values.license?.id ?? '', values.billInfo?.id ?? ''],
  };
}

/**
 * Initial values: the last submission, else data of the company.
 * @param filed null when there is none or it failed to load
 * @param known of the company or the registration
 * @param filedAs names for the files submitted before; the server returns only their ids
 */
export function firstValues(
  filed: FiledCompany | null,
  known: { companyName: string; email: string },
  filedAs: Record<PaperField, string>,
): EnterpriseValues {
  // Licence and billing information. Ignored unless both are present, because a single one cannot be identified.
  const [license, billInfo] = filed?.papers.length === 2 ? filed.papers : [];
  const file = (id: string | undefined, name: string): UploadedFile | null =>
    id === undefined ? null : { id, name, size: null };
  return {
    creditCode: filed?.creditCode ?? '',
    companyName: filed?.name || known.companyName,
    corporation: filed?.corporation ?? '',
    address: filed?.address ?? '',
    zipCode: filed?.zipCode ?? '',
    contacts: filed?.contacts ?? '',
    contactPhone: filed?.contactPhone ?? '',
    email: filed?.email || known.email,
    license: file(license, filedAs.license),
    billInfo: file(billInfo, filedAs.billInfo),
  };
}
