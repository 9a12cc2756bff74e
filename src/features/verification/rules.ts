import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import type { OwnAccount } from '#src/api/shared/read.ts';
import type { UploadPurpose } from '#src/api/upload.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import * as limits from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { emailField, halfWidth, normalEmail, requiredText, textKey } from '#src/parts/form/fields.ts';
import { CHINA } from '#src/parts/verification/record.ts';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import { OTHER, type Place, type VerificationField, type VerificationValues } from './values.ts';

/** Permission, validation and request body of a verification (document 2 §3, §5, §7). Messages are text keys. */

export const REPORT_PURPOSE: UploadPurpose = { businessType: 'EPD', reportType: 'VERIFICATION_FILE' };

/** Maximum lengths; the documents state none. */
export const TEXT_MAX = {
  number: limits.ID_MAX,
  contact: limits.FIELD_MAX,
  position: limits.FIELD_MAX,
  company: limits.FIELD_MAX,
  address: limits.ADDRESS_MAX,
  email: limits.CONTACT_EMAIL_MAX,
  supplement: limits.ADDRESS_MAX,
  remark: limits.REMARK_MAX,
} as const satisfies Partial<Record<VerificationField, number>>;

const chosen = <Choice>(message: TextKey) =>
  v.custom<NonNullable<Choice>>((choice) => choice !== null, message);

const ALWAYS = {
  number: requiredText('verify.valid.regNumber'),
  file: chosen<UploadedFile>('verify.valid.file'),
  contact: requiredText('profile.valid.contacts'),
  company: requiredText('register.valid.companyRequired'),
  email: v.pipe(emailField, v.maxLength(limits.CONTACT_EMAIL_MAX, textKey('auth.valid.emailFormat'))),
  relation: chosen<string>('verify.valid.relation'),
};
const region = chosen<Place>('verify.valid.region');

/**
 * Province and city in China, an address abroad, an explanation for "other" (document 2 §5). The city is required only once a
 * province is chosen.
 */
export function schemaOf({ country, province, relation }: VerificationValues): v.GenericSchema {
  const where = country === CHINA ? { province: region } : { address: requiredText('verify.valid.address') };
  const entries: v.ObjectEntries = {
    ...ALWAYS,
    ...where,
    ...(country === CHINA && province !== null && { city: region }),
    ...(relation === OTHER && { supplement: requiredText('verify.valid.supplement') }),
  };
  return v.object(entries);
}

export function isComplete(values: VerificationValues, fields: readonly VerificationField[]): boolean {
  const { issues } = v.safeParse(schemaOf(values), values);
  const wrong = new Set(issues?.map((issue) => v.getDotPath(issue)));
  return fields.every((field) => !wrong.has(field));
}

/** Request body of `POST /api/p/epd/verify/insert`. Province and city are one text, in Chinese like the country. */
export function toRequest(values: VerificationValues, userId: string): Wire['VerificationRequest'] {
  const { province, city, relation, country } = values;
  return {
    userId,
    userContact: values.contact.trim(),
    epdRegistrationNumber: halfWidth(values.number).trim(),
    userPosition: values.position.trim(),
    companyName: values.company.trim(),
    country,
    region: country === CHINA ? `${province?.zh ?? ''}${city?.zh ?? ''}` : values.address.trim(),
    userEmail: normalEmail(values.email),
    relationalId: relation === '0' ? 0 : relation === '1' ? 1 : 2,
    supplement: relation === OTHER ? values.supplement.trim() : '',
    remark: values.remark.trim(),
    uploadAttachmentId: values.file?.id ?? '',
  };
}

/** Initial values: data of the user, and the number from the URL. */
export function firstValues(
  { userName, userAccount }: StoredUser,
  companyName: string,
  number: string | undefined,
): VerificationValues {
  return {
    number: number ?? '',
    file: null,
    contact: userName ?? '',
    position: '',
    company: companyName,
    country: CHINA,
    province: null,
    city: null,
    address: '',
    email: limits.EMAIL_PATTERN.test(userAccount) ? userAccount : '',
    relation: null,
    supplement: '',
    remark: '',
  };
}

/** Why a user may not request a verification yet, and how to resolve it. */
export interface Hindrance {
  tone: 'refused' | 'waiting';
  title: TextKey;
  body: TextKey;
  /** What happens without the user's action; set when checking again later makes sense. */
  next: TextKey | null;
  way: { to: '/enterprise' | '/information' | '/user' | '/epd/epdSearch'; label: TextKey };
}

const waiting = (title: TextKey, body: TextKey, way: Hindrance['way'], next: TextKey | null): Hindrance => ({
  tone: 'waiting',
  title,
  body,
  next,
  way,
});

const refused = (title: TextKey, body: TextKey, way: Hindrance['way']): Hindrance => ({
  tone: 'refused',
  title,
  body,
  next: null,
  way,
});

const TO_USER = { to: '/user', label: 'guard.page.toUser' } as const;
const TO_SEARCH = { to: '/epd/epdSearch', label: 'guard.page.search' } as const;
const REFILL = { to: '/information', label: 'guard.refill' } as const;
const CERTIFY = { to: '/enterprise', label: 'guard.goCertify' } as const;

/**
 * Null for an approved user of a certified company (decision 39), else the reason, shown instead of the form. The registration
 * comes first, because a company cannot be certified before it is approved.
 */
export function hindranceOf(
  { leaving, audit }: Pick<OwnAccount, 'leaving' | 'audit'>,
  company: CompanyStatus,
): Hindrance | null {
  if (leaving) return waiting('user.cancelReviewing', 'guard.cancelReviewing', TO_USER, null);
  if (audit === AUDIT.underReview)
    return waiting('user.reviewTitle', 'guard.auditReviewing', TO_SEARCH, 'guard.page.reviewingNext');
  if (audit === AUDIT.rejected) return refused('user.rejectedTitle', 'guard.auditRejected', REFILL);
  if (company === COMPANY_STATUS.certified) return null;
  if (company === COMPANY_STATUS.underReview)
    return waiting('verify.needsCertified', 'guard.companyPending', TO_USER, 'guard.page.pendingNext');
  const why = company === COMPANY_STATUS.failed ? 'guard.companyFailed' : 'verify.certifyBody';
  return refused('verify.needsCertified', why, CERTIFY);
}
