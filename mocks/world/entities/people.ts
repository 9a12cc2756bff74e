/** Users, sessions, codes and captchas (document 1 §3). */
import * as v from 'valibot';
import { AUDIT } from '#src/lib/states.ts';
import {
  amount,
  count,
  id,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  optionalWritten,
  plainData,
  row,
  text,
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
