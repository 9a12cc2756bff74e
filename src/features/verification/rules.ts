import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { OwnAccount } from '#src/api/shared/types.ts';
import type { UploadPurpose } from '#src/api/upload.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import {
  ADDRESS_MAX,
  CONTACT_EMAIL_MAX,
  EMAIL_PATTERN,
  FIELD_MAX,
  ID_MAX,
  REMARK_MAX,
} from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { emailField, halfWidth, normalEmail } from '#src/parts/account-form/fields.ts';
import { CHINA } from '#src/parts/verification/record.ts';
import type { UploadedFile } from '#src/ui/use-file-upload.ts';
import { OTHER, type Place, type VerificationField, type VerificationValues } from './values.ts';

/** Who may ask for a verification, what is asked for, and how it is sent (document 2 §3, §5, §7). Messages are text keys. */

const key = (text: TextKey): TextKey => text;

/** What the upload call is told about the report. */
export const REPORT_PURPOSE: UploadPurpose = { businessType: 'EPD', reportType: 'VERIFICATION_FILE' };

/** Longest texts; the documents give none. */
export const TEXT_MAX = {
  number: ID_MAX,
  contact: FIELD_MAX,
  position: FIELD_MAX,
  company: FIELD_MAX,
  address: ADDRESS_MAX,
  email: CONTACT_EMAIL_MAX,
  supplement: ADDRESS_MAX,
  remark: REMARK_MAX,
} as const satisfies Partial<Record<VerificationField, number>>;

const required = (message: TextKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const chosen = <Choice>(message: TextKey) =>
  v.custom<NonNullable<Choice>>((choice) => choice !== null, message);

const ALWAYS = {
  number: required('verify.valid.regNumber'),
  file: chosen<UploadedFile>('verify.valid.file'),
  contact: required('verify.valid.contact'),
  company: required('verify.valid.company'),
  email: v.pipe(emailField, v.maxLength(CONTACT_EMAIL_MAX, key('auth.valid.emailFormat'))),
  relation: chosen<string>('verify.valid.relation'),
};
const region = chosen<Place>('verify.valid.region');

/**
 * What must be filled in: in China a province, then a city; abroad an address; with "other" what that means (document 2
 * §5). A city is only missed once there is a province to choose it from.
 */
export function schemaOf({ country, province, relation }: VerificationValues): v.GenericSchema {
  const where = country === CHINA ? { province: region } : { address: required('verify.valid.address') };
  const entries: v.ObjectEntries = {
    ...ALWAYS,
    ...where,
    ...(country === CHINA && province !== null && { city: region }),
    ...(relation === OTHER && { supplement: required('verify.valid.supplement') }),
  };
  return v.object(entries);
}

/** Whether every one of these fields is as it must be. */
export function isComplete(values: VerificationValues, fields: readonly VerificationField[]): boolean {
  const { issues } = v.safeParse(schemaOf(values), values);
  const wrong = new Set(issues?.map((issue) => v.getDotPath(issue)));
  return fields.every((field) => !wrong.has(field));
}

/** The form as `POST /api/p/epd/verify/insert` takes it. Province and city go as one text, in Chinese like the country. */
export function toRequest(
  values: VerificationValues,
  userId: string,
): components['schemas']['VerificationRequest'] {
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

/** What the form begins with: what is known of the person, and the number that the way here named. */
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
    email: EMAIL_PATTERN.test(userAccount) ? userAccount : '',
    relation: null,
    supplement: '',
    remark: '',
  };
}

/** Why somebody may not ask for a verification yet, and what helps. */
export interface Hindrance {
  tone: 'refused' | 'waiting';
  title: TextKey;
  body: TextKey;
  /** What happens by itself; with it somebody may want to look again. */
  next: TextKey | null;
  way: { to: '/enterprise' | '/information' | '/user' | '/epd/epdSearch'; label: TextKey };
}

/**
 * Null for an approved person of a certified company (decision 39); else what stands in the way, said before anything is
 * filled in. The person comes first: nobody certifies a company while the own registration is open.
 */
export function hindranceOf(
  { leaving, audit }: Pick<OwnAccount, 'leaving' | 'audit'>,
  company: CompanyStatus,
): Hindrance | null {
  if (leaving)
    return {
      tone: 'waiting',
      title: 'user.cancelReviewing',
      body: 'guard.cancelReviewing',
      next: null,
      way: { to: '/user', label: 'result.toUser' },
    };
  if (audit === AUDIT.underReview)
    return {
      tone: 'waiting',
      title: 'user.reviewTitle',
      body: 'guard.auditReviewing',
      next: 'guard.page.reviewingNext',
      way: { to: '/epd/epdSearch', label: 'guard.page.search' },
    };
  if (audit === AUDIT.rejected)
    return {
      tone: 'refused',
      title: 'user.rejectedTitle',
      body: 'guard.auditRejected',
      next: null,
      way: { to: '/information', label: 'guard.refill' },
    };
  if (company === COMPANY_STATUS.certified) return null;
  if (company === COMPANY_STATUS.underReview)
    return {
      tone: 'waiting',
      title: 'verify.needsCertified',
      body: 'guard.companyPending',
      next: 'guard.page.pendingNext',
      way: { to: '/user', label: 'guard.page.toUser' },
    };
  return {
    tone: 'refused',
    title: 'verify.needsCertified',
    body: company === COMPANY_STATUS.failed ? 'guard.companyFailed' : 'verify.certifyBody',
    next: null,
    way: { to: '/enterprise', label: 'guard.goCertify' },
  };
}
