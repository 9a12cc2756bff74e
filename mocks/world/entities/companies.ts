/** Companies, their people with sessions and codes, and their requests besides declarations (document 1 §3, document 2 §3). */
import * as v from 'valibot';
import { COMPANY_STATUS, VERIFICATION, AUDIT } from '#src/lib/states.ts';
import * as shape from './shape.ts';

/** User account (document 1 §3, document 2 §3). */
export const user = shape.row({
  /** Mobile number or e-mail, shown as account name. */
  account: shape.text,
  accountType: v.picklist(['phone', 'email']),
  phone: shape.optionalText,
  email: shape.optionalText,
  /** Plain text is acceptable: all users are invented. */
  password: shape.optionalText,
  userName: shape.optionalText,
  companyName: shape.optionalText,
  companyCode: shape.optionalId,
  industryCategory: shape.optionalText,
  companyForm: shape.optionalText,
  companyType: shape.optionalText,
  auditStatus: v.picklist(Object.values(AUDIT)),
  rejectReason: shape.optionalWritten,
  /** `leaving`: account cancellation in review (document 2 §2 "Status 0 of the user"). */
  status: v.picklist(['active', 'locked', 'leaving', 'gone']),
  profile: v.nullable(shape.plainData),
  failedLogins: shape.count,
  createdAt: shape.moment,
});
export type User = v.InferOutput<typeof user>;

/** An issued token; `id` is the token. */
export const session = shape.row({
  userId: shape.id,
  purpose: v.picklist(['session', 'reset', 'tool']),
  issuedAt: shape.moment,
  expiresAt: v.pipe(shape.amount, v.safeInteger()),
});
export type Session = v.InferOutput<typeof session>;

/** Verification code sent by SMS or e-mail; shown in the outbox. */
export const sentCode = shape.row({
  channel: v.picklist(['sms', 'email']),
  to: shape.text,
  purpose: v.picklist(['login', 'register', 'reset', 'cancel']),
  code: v.pipe(shape.text, v.regex(/^\d{6}$/)),
  sentAt: shape.moment,
  expiresAt: v.pipe(shape.amount, v.safeInteger()),
  usedAt: shape.optionalMoment,
  wrong: v.exactOptional(shape.count),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** Captcha challenge; `id` is its token (notes: captcha protocol). */
export const captcha = shape.row({
  kind: v.picklist(['blockPuzzle', 'clickWord']),
  clientUid: shape.optionalText,
  secretKey: shape.text,
  /** Solution: one point for the slider puzzle, three for the words, in image pixels. */
  points: v.array(v.strictObject({ x: shape.amount, y: shape.amount })),
  words: v.array(shape.text),
  createdAt: shape.moment,
  expiresAt: v.pipe(shape.amount, v.safeInteger()),
  /** Set by the first check, passed or failed: a challenge is single-use. */
  checkedAt: shape.optionalMoment,
  /** Second verification string after a passed check: single-use, valid until `verifiedUntil`. */
  verification: shape.optionalText,
  verifiedUntil: v.nullable(v.pipe(shape.amount, v.safeInteger())),
});
export type Captcha = v.InferOutput<typeof captcha>;

/** `status` is null until the company requests certification; `statusReason` explains a failure. */
export const company = shape.row({
  /** `companyCode` on the wire. */
  code: shape.id,
  name: shape.bilingual,
  creditCode: shape.optionalText,
  email: shape.optionalText,
  address: shape.optionalText,
  corporation: shape.optionalText,
  contacts: shape.optionalText,
  contactPhone: shape.optionalText,
  zipCode: shape.optionalText,
  /** Dictionary COMPANY_TYPE; '4' is a third-party agency. */
  companyType: shape.text,
  status: v.nullable(v.picklist(Object.values(COMPANY_STATUS))),
  statusReason: shape.optionalWritten,
  region: shape.text,
  route: shape.text,
  logoId: shape.optionalId,
  licenceId: shape.optionalId,
  billInfoId: shape.optionalId,
  createdAt: shape.moment,
});
export type Company = v.InferOutput<typeof company>;

/** Request to verify a received report (document 2 §4). */
export const verification = shape.row({
  userId: shape.id,
  registrationNumber: shape.text,
  userContact: shape.text,
  userPosition: shape.optionalText,
  companyName: shape.text,
  country: shape.text,
  region: shape.optionalText,
  userEmail: shape.text,
  relationId: shape.count,
  supplement: shape.optionalText,
  remark: shape.optionalText,
  state: v.picklist(Object.values(VERIFICATION)),
  createdAt: shape.moment,
});
export type Verification = v.InferOutput<typeof verification>;

/** Report of a request, or opinion of the platform; `feedbackAt` and `feedback` are null until the platform answers. */
export const verificationFile = shape.row({
  verificationId: shape.id,
  fileName: shape.text,
  attachmentId: shape.id,
  uploadedAt: shape.moment,
  feedbackAt: shape.optionalMoment,
  feedback: shape.optionalWritten,
});

export const feedback = shape.row({
  companyName: shape.text,
  nickname: shape.text,
  phone: shape.text,
  mail: shape.text,
  information: shape.text,
  userId: shape.id,
  answeredAt: shape.optionalMoment,
  createdAt: shape.moment,
});

export const subscription = shape.row({
  userId: shape.id,
  mobile: shape.text,
  username: shape.text,
  companyName: shape.text,
  industryCategory: shape.text,
  position: shape.text,
  active: v.boolean(),
  createdAt: shape.moment,
});

export const lowCarbonApplication = shape.row({
  userId: shape.optionalId,
  entries: v.pipe(
    v.array(
      v.strictObject({
        companyName: shape.text,
        introduction: shape.text,
        productName: shape.text,
        process: shape.text,
        attachmentId: shape.id,
      }),
    ),
    v.minLength(1),
  ),
  /** Decision of the platform; null while pending. */
  accepted: v.nullable(v.boolean()),
  createdAt: shape.moment,
});
export type LowCarbonApplication = v.InferOutput<typeof lowCarbonApplication>;
