import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { FiledCompany } from '#src/api/shared/types.ts';
import type { UploadPurpose } from '#src/api/upload.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import {
  ADDRESS_MAX,
  CONTACT_PHONE_MAX,
  CREDIT_CODE_LENGTH,
  ENTERPRISE_NAME_MIN,
  NAME_MAX,
  ZIP_CODE_MAX,
} from '#src/lib/limits.ts';
import { companyEmailField, halfWidth, normalEmail } from '#src/parts/account-form/fields.ts';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import { type EnterpriseField, type EnterpriseValues, type PaperField } from './values.ts';

/** What a certification asks for, and how it is sent (document 2 §3, §5, §7, §9). Messages are text keys. */

const key = (text: TextKey): TextKey => text;

/** Longest of the other texts; the documents give none. */
export const TEXT_MAX = {
  corporation: NAME_MAX,
  address: ADDRESS_MAX,
  zipCode: ZIP_CODE_MAX,
  contacts: NAME_MAX,
  contactPhone: CONTACT_PHONE_MAX,
} as const satisfies Partial<Record<EnterpriseField, number>>;

/** What each picture is called, and what the upload call is told (document 2 §7). */
export const PAPERS = {
  license: { label: 'enterprise.license', purpose: { businessType: 'COMPANY_LICENSE' } },
  billInfo: { label: 'enterprise.billInfo', purpose: { businessType: 'COMPANY_BILL_INFO' } },
} as const satisfies Record<PaperField, { label: TextKey; purpose: UploadPurpose }>;

const required = (message: TextKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const paper = (message: TextKey) => v.custom<UploadedFile>((file) => file !== null, message);

/** A credit code as people paste it: without blanks, its letters plain and in capitals (document 2 §5). */
export function normalCreditCode(typed: string): string {
  return halfWidth(typed).replace(/\s/g, '').toUpperCase();
}

/** All fields are required; a missing licence and missing billing information are said apart (document 2 §5). */
export const enterpriseSchema = v.object({
  creditCode: v.pipe(
    v.string(),
    v.transform(normalCreditCode),
    v.nonEmpty(key('enterprise.valid.creditRequired')),
    v.length(CREDIT_CODE_LENGTH, key('enterprise.valid.creditLength')),
  ),
  companyName: v.pipe(
    required('enterprise.valid.nameRequired'),
    v.minLength(ENTERPRISE_NAME_MIN, key('enterprise.valid.nameLength')),
    v.maxLength(NAME_MAX, key('enterprise.valid.nameLength')),
  ),
  corporation: required('enterprise.valid.corporation'),
  address: required('enterprise.valid.address'),
  zipCode: required('enterprise.valid.zipCode'),
  contacts: required('profile.valid.contacts'),
  contactPhone: required('enterprise.valid.contactPhone'),
  email: companyEmailField,
  license: paper('enterprise.valid.license'),
  billInfo: paper('enterprise.valid.billInfo'),
});

/** Whether every one of these fields is as it must be. */
export function isComplete(values: EnterpriseValues, fields: readonly EnterpriseField[]): boolean {
  return fields.every((field) => v.is(enterpriseSchema.entries[field], values[field]));
}

/** The form as `POST /p/company/insert/uc` takes it; the licence stands before the billing information. */
export function toRequest(values: EnterpriseValues): components['schemas']['CompanyRegistration'] {
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
 * What the form begins with: what was filed before, else what is known of the company.
 * @param filed null when it did not come
 * @param known of the company or the registration
 * @param filedAs what the pictures filed before are called; the server gives only their ids
 */
export function firstValues(
  filed: FiledCompany | null,
  known: { companyName: string; email: string },
  filedAs: Record<PaperField, string>,
): EnterpriseValues {
  // Licence and billing information; nothing unless both are there, because one alone does not say which it is.
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
