/** Companies, their people with sessions and codes, and their requests besides declarations (document 1 §3, document 2 §3). */
import * as v from 'valibot';
import { COMPANY_STATUS, VERIFICATION, AUDIT } from '#src/lib/states.ts';
import {
  bilingual,
  count,
  id,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  optionalWritten,
  row,
  text,
  amount,
  plainData,
} from './shape.ts';

/** User account (document 1 §3, document 2 §3). */
export const user = row({
  /** Mobile number or e-mail, shown as account name. */
  account: text,
  accountType: v.picklist(['phone', 'email']),
  phone: optionalText,
  email: optionalText,
  /** Plain text is acceptable: all users are invented. */
  password: optionalText,
  userName: optionalText,
  companyName: optionalText,
  companyCode: optionalId,
  industryCategory: optionalText,
  companyForm: optionalText,
  companyType: optionalText,
  auditStatus: v.picklist(Object.values(AUDIT)),
  rejectReason: optionalWritten,
  /** `leaving`: account cancellation in review (document 2 §2 "Status 0 of the user"). */
  status: v.picklist(['active', 'locked', 'leaving', 'gone']),
  profile: v.nullable(plainData),
  failedLogins: count,
  createdAt: moment,
});
export type User = v.InferOutput<typeof user>;

/** An issued token; `id` is the token. */
export const session = row({
  userId: id,
  purpose: v.picklist(['session', 'reset', 'tool']),
  issuedAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
});
export type Session = v.InferOutput<typeof session>;

/** Verification code sent by SMS or e-mail; shown in the outbox. */
export const sentCode = row({
  channel: v.picklist(['sms', 'email']),
  to: text,
  purpose: v.picklist(['login', 'register', 'reset', 'cancel']),
  code: v.pipe(text, v.regex(/^\d{6}$/)),
  sentAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
  usedAt: optionalMoment,
  wrong: v.exactOptional(count),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** Captcha challenge; `id` is its token (notes: captcha protocol). */
export const captcha = row({
  kind: v.picklist(['blockPuzzle', 'clickWord']),
  clientUid: optionalText,
  secretKey: text,
  /** Solution: one point for the slider puzzle, three for the words, in image pixels. */
  points: v.array(v.strictObject({ x: amount, y: amount })),
  words: v.array(text),
  createdAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
  /** Set by the first check, passed or failed: a challenge is single-use. */
  checkedAt: optionalMoment,
  /** Second verification string after a passed check: single-use, valid until `verifiedUntil`. */
  verification: optionalText,
  verifiedUntil: v.nullable(v.pipe(amount, v.safeInteger())),
});
export type Captcha = v.InferOutput<typeof captcha>;

/** `status` is null until the company requests certification; `statusReason` explains a failure. */
export const company = row({
  /** `companyCode` on the wire. */
  code: id,
  name: bilingual,
  creditCode: optionalText,
  email: optionalText,
  address: optionalText,
  corporation: optionalText,
  contacts: optionalText,
  contactPhone: optionalText,
  zipCode: optionalText,
  /** Dictionary COMPANY_TYPE; '4' is a third-party agency. */
  companyType: text,
  status: v.nullable(v.picklist(Object.values(COMPANY_STATUS))),
  statusReason: optionalWritten,
  region: text,
  route: text,
  logoId: optionalId,
  licenceId: optionalId,
  billInfoId: optionalId,
  createdAt: moment,
});
export type Company = v.InferOutput<typeof company>;

/** Request to verify a received report (document 2 §4). */
export const verification = row({
  userId: id,
  registrationNumber: text,
  userContact: text,
  userPosition: optionalText,
  companyName: text,
  country: text,
  region: optionalText,
  userEmail: text,
  relationId: count,
  supplement: optionalText,
  remark: optionalText,
  state: v.picklist(Object.values(VERIFICATION)),
  createdAt: moment,
});
export type Verification = v.InferOutput<typeof verification>;

/** Report of a request, or opinion of the platform; `feedbackAt` and `feedback` are null until the platform answers. */
export const verificationFile = row({
  verificationId: id,
  fileName: text,
  attachmentId: id,
  uploadedAt: moment,
  feedbackAt: optionalMoment,
  feedback: optionalWritten,
});

export const feedback = row({
  companyName: text,
  nickname: text,
  phone: text,
  mail: text,
  information: text,
  userId: id,
  answeredAt: optionalMoment,
  createdAt: moment,
});

export const subscription = row({
  userId: id,
  mobile: text,
  username: text,
  companyName: text,
  industryCategory: text,
  position: text,
  active: v.boolean(),
  createdAt: moment,
});

export const lowCarbonApplication = row({
  userId: optionalId,
  entries: v.pipe(
    v.array(
      v.strictObject({
        companyName: text,
        introduction: text,
        productName: text,
        process: text,
        attachmentId: id,
      }),
    ),
    v.minLength(1),
  ),
  /** Decision of the platform; null while pending. */
  accepted: v.nullable(v.boolean()),
  createdAt: moment,
});
export type LowCarbonApplication = v.InferOutput<typeof lowCarbonApplication>;
