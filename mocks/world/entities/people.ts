/** Persons, their sessions and the proofs that they hand in (document 1 §3). */
import type { AuditStatus } from '#src/lib/states.ts';
import type { Row } from './row.ts';

/** A person who can sign in (document 1 §3, document 2 §3). */
export interface User extends Row {
  /** Mobile number or e-mail: what the account is called on screens. */
  account: string;
  accountType: 'phone' | 'email';
  phone: string | null;
  email: string | null;
  /** Plain text: this is a mock world with invented people. */
  password: string | null;
  userName: string | null;
  companyName: string | null;
  companyCode: string | null;
  industryCategory: string | null;
  companyForm: string | null;
  companyType: string | null;
  auditStatus: AuditStatus;
  rejectReason: string | null;
  /** `leaving`: cancellation in review (document 2 §2 "Status 0 of the user"). */
  status: 'active' | 'locked' | 'leaving' | 'gone';
  profile: Record<string, unknown> | null;
  failedLogins: number;
  createdAt: number;
}

/** A token that was issued; `id` is the token itself. */
export interface Session extends Row {
  userId: string;
  purpose: 'session' | 'reset' | 'tool';
  issuedAt: number;
  expiresAt: number;
}

/** A code that was sent by SMS or e-mail; also what the outbox shows. */
export interface SentCode extends Row {
  channel: 'sms' | 'email';
  to: string;
  purpose: 'login' | 'register' | 'reset' | 'cancel';
  code: string;
  sentAt: number;
  expiresAt: number;
  usedAt: number | null;
  /** Wrong codes that were handed in for it. */
  wrong?: number;
}

/** One captcha challenge; `id` is its token (notes: captcha protocol). */
export interface Captcha extends Row {
  kind: 'blockPuzzle' | 'clickWord';
  clientUid: string | null;
  secretKey: string;
  /** The answer: one point for the puzzle, three for the words, in bitmap pixels. */
  points: { x: number; y: number }[];
  words: string[];
  createdAt: number;
  expiresAt: number;
  /** Spent by the first check, pass or fail. */
  checkedAt: number | null;
  /** The second verification string, set by a passed check, valid until `verifiedUntil`, used once. */
  verification: string | null;
  verifiedUntil: number | null;
}
