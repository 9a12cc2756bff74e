import type { TextKey } from '#src/i18n/keys.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';

/** Rules of the pages behind a QR code, as pure functions (document 2 §2, §4). */

export type PdfStep =
  /** To the phone login, which continues to the report. */
  | { kind: 'login' }
  /** Stay and explain. */
  | { kind: 'warn'; warning: TextKey }
  /** To /userinfo, to correct the registration. */
  | { kind: 'refill'; warning: TextKey }
  /** Verify the session with the server, then open the report. */
  | { kind: 'check' };

/** Visitors log in, a registration in review gives a warning, a rejected one must be corrected (document 2 §2). */
export function pdfStep(user: Pick<StoredUser, 'auditStatus'> | null): PdfStep {
  if (user === null) return { kind: 'login' };
  if (user.auditStatus === AUDIT.underReview) return { kind: 'warn', warning: 'epd.product.underReview' };
  if (user.auditStatus === AUDIT.rejected) return { kind: 'refill', warning: 'epd.product.rejected' };
  return { kind: 'check' };
}

/** Why a signed-in user may not see a report; null when allowed (document 2 §2). */
export function pdfBlock(user: Pick<StoredUser, 'auditStatus'>): 'underReview' | 'rejected' | null {
  if (user.auditStatus === AUDIT.underReview) return 'underReview';
  return user.auditStatus === AUDIT.rejected ? 'rejected' : null;
}

export interface Report {
  businessId: string;
  /** The report is in the other language, because this one has none. */
  substitute: boolean;
}

/** Report for the PDF button: the English business id for English (document 2 §2), else the other language; null without any. */
export function reportIn(
  lang: 'zh' | 'en',
  { reportZh, reportEn }: Pick<DeclarationDetail, 'reportZh' | 'reportEn'>,
): Report | null {
  const [own, other] = lang === 'en' ? [reportEn, reportZh] : [reportZh, reportEn];
  if (own !== null) return { businessId: own, substitute: false };
  return other === null ? null : { businessId: other, substitute: true };
}

/** Name in the watermark: the account, and the company or the user name (document 2 §2). */
export function watermarkName({
  userAccount,
  companyName,
  userName,
}: Pick<StoredUser, 'userAccount' | 'companyName' | 'userName'>): string {
  const company = companyName?.trim() ?? '';
  const name = company === '' ? (userName?.trim() ?? '') : company;
  return [userAccount.trim(), name].filter((part) => part !== '').join(' ');
}
