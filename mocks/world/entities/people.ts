/** Persons, their sessions and the proofs that they hand in (document 1 §3). */
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

/** A person who can sign in (document 1 §3, document 2 §3). */
export const user = row({
  /** Mobile number or e-mail: what the account is called on screens. */
  account: text,
  accountType: v.picklist(['phone', 'email']),
  phone: optionalText,
  email: optionalText,
  /** Plain text: this is a mock world with invented people. */
  password: optionalText,
  userName: optionalText,
  companyName: optionalText,
  companyCode: optionalId,
  industryCategory: optionalText,
  companyForm: optionalText,
  companyType: optionalText,
  auditStatus: v.picklist(Object.values(AUDIT)),
  rejectReason: optionalWritten,
  /** `leaving`: cancellation in review (document 2 §2 "Status 0 of the user"). */
  status: v.picklist(['active', 'locked', 'leaving', 'gone']),
  profile: v.nullable(plainData),
  failedLogins: count,
  createdAt: moment,
});
export type User = v.InferOutput<typeof user>;

/** A token that was issued; `id` is the token itself. */
export const session = row({
  userId: id,
  purpose: v.picklist(['session', 'reset', 'tool']),
  issuedAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
});
export type Session = v.InferOutput<typeof session>;

/** A code that was sent by SMS or e-mail; also what the outbox shows. */
export const sentCode = row({
  channel: v.picklist(['sms', 'email']),
  to: text,
  purpose: v.picklist(['login', 'register', 'reset', 'cancel']),
  code: v.pipe(text, v.regex(/^\d{6}$/)),
  sentAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
  usedAt: optionalMoment,
  /** Wrong codes that were handed in for it. */
  wrong: v.exactOptional(count),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** One captcha challenge; `id` is its token (notes: captcha protocol). */
export const captcha = row({
  kind: v.picklist(['blockPuzzle', 'clickWord']),
  clientUid: optionalText,
  secretKey: text,
  /** The answer: one point for the puzzle, three for the words, in bitmap pixels. */
  points: v.array(v.strictObject({ x: amount, y: amount })),
  words: v.array(text),
  createdAt: moment,
  expiresAt: v.pipe(amount, v.safeInteger()),
  /** Spent by the first check, pass or fail. */
  checkedAt: optionalMoment,
  /** The second verification string, set by a passed check, valid until `verifiedUntil`, used once. */
  verification: optionalText,
  verifiedUntil: v.nullable(v.pipe(amount, v.safeInteger())),
});
export type Captcha = v.InferOutput<typeof captcha>;
