import type { TextKey } from '#src/i18n/keys.ts';
import { ANONYMOUS_ID_LIFETIME_MS } from '#src/lib/limits.ts';
import { record, text } from '#src/lib/received.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';

/** What the pages behind a QR code do, as pure functions (document 2 §2, §4). */

/** What the PDF button does. */
export type PdfStep =
  /** To the phone login, which leads on to the report. */
  | { kind: 'login' }
  /** Stay and say why. */
  | { kind: 'warn'; warning: TextKey }
  /** To /userinfo, to correct the registration. */
  | { kind: 'refill'; warning: TextKey }
  /** Ask the server whether the session still holds, then open the report. */
  | { kind: 'check' };

/**
 * The PDF button: visitors log in, a registration in review warns, a rejected one is corrected first, all others go on
 * after a check of their token (document 2 §2).
 */
export function pdfStep(user: Pick<StoredUser, 'auditStatus'> | null): PdfStep {
  if (user === null) return { kind: 'login' };
  if (user.auditStatus === AUDIT.underReview) return { kind: 'warn', warning: 'epd.product.underReview' };
  if (user.auditStatus === AUDIT.rejected) return { kind: 'refill', warning: 'epd.product.rejected' };
  return { kind: 'check' };
}

/** Why somebody who is signed in may not see a report now; null when nothing stands in the way (document 2 §2). */
export function pdfBlock(user: Pick<StoredUser, 'auditStatus'>): 'underReview' | 'rejected' | null {
  if (user.auditStatus === AUDIT.underReview) return 'underReview';
  return user.auditStatus === AUDIT.rejected ? 'rejected' : null;
}

export interface Report {
  businessId: string;
  /** The report is in the other language: this one has none. */
  substitute: boolean;
}

/**
 * The report that the PDF button opens: the English business id for English (document 2 §2), the other language where a
 * report is missing; null without any.
 */
export function reportIn(
  lang: 'zh' | 'en',
  { reportZh, reportEn }: Pick<DeclarationDetail, 'reportZh' | 'reportEn'>,
): Report | null {
  const [own, other] = lang === 'en' ? [reportEn, reportZh] : [reportZh, reportEn];
  if (own !== null) return { businessId: own, substitute: false };
  return other === null ? null : { businessId: other, substitute: true };
}

/** Whom the watermark names: the account, and the company or else the name (document 2 §2). */
export function watermarkName({
  userAccount,
  companyName,
  userName,
}: Pick<StoredUser, 'userAccount' | 'companyName' | 'userName'>): string {
  const company = companyName?.trim() ?? '';
  const name = company === '' ? (userName?.trim() ?? '') : company;
  return [userAccount.trim(), name].filter((part) => part !== '').join(' ');
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An anonymous visitor id with the time when it was made, ms. */
export interface AnonymousId {
  code: string;
  madeAt: number;
}

/**
 * The anonymous id of a visit: the stored one, or a new one when that is older than 8 hours or cannot be read
 * (document 2 §4).
 */
export function anonymousIdAt(stored: unknown, now: number, make: () => string): AnonymousId {
  const { code: kept, madeAt } = record<AnonymousId>(stored);
  const code = text(kept);
  // The portal writes a number: anything else was not written by it.
  if (UUID.test(code) && typeof madeAt === 'number') {
    const age = now - madeAt;
    // A time that is still to come was written by a clock that was wrong.
    if (age >= 0 && age <= ANONYMOUS_ID_LIFETIME_MS) return { code, madeAt };
  }
  return { code: make(), madeAt: now };
}
