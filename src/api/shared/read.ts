import type { Language } from '#src/i18n/keys.ts';
import { PLAIN_TEXT_MAX } from '#src/lib/limits.ts';
import * as read from '#src/lib/received.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { Wire } from '../wire.ts';

export function kindOf(accountType: unknown, account: string): AccountKind {
  const type = read.text(accountType);
  if (type === '1') return 'phone';
  if (type === '2') return 'email';
  return account.includes('@') ? 'email' : 'phone';
}

/** Missing fields fall back to the stored user (decision 4). */
export function toOwnAccount(sent: read.Sent<Wire['UserDetail']> | null, stored: StoredUser) {
  const row = read.record(sent);
  const account = read.text(row.userAccount) || stored.userAccount;
  const sentAudit = toAudit(row.auditStatus) ?? toAudit(stored.auditStatus);
  const audit = sentAudit ?? AUDIT.approved;
  return {
    id: stored.id,
    account,
    kind: kindOf(row.accountType ?? stored.accountType, account),
    userName: nameOf(row.userName, stored.userName),
    companyName: nameOf(row.companyName, stored.companyName),
    /** itemCode of COMPANY_TYPE; empty if none is chosen. */
    companyType: read.text(row.companyType),
    audit,
    rejectReason: read.text(row.reasonReject) || (stored.reasonReject ?? ''),
    /** userStatus 0: a cancellation is in review (document 2 §2). */
    leaving: read.number(row.userStatus) === 0,
    /** Which states the server sent; the UI makes no statement about the others. */
    known: { audit: sentAudit !== undefined, status: read.number(row.userStatus) !== null },
    // Default per the documents: rejected users re-enter the name.
    nameEditable: read.flag(row.companyNameEditable) ?? audit === AUDIT.rejected,
  };
}

export type OwnAccount = ReturnType<typeof toOwnAccount>;

/** null means cleared; undefined falls back to the stored name. */
function nameOf(sent: unknown, stored: string | null): string {
  return sent === undefined ? (stored ?? '') : read.title(sent);
}

function toAudit(raw: unknown): AuditStatus | undefined {
  return read.oneOf(AUDIT, raw) ?? undefined;
}

/** An unknown status becomes null. */
export function toOwnCompany(sent: read.Sent<Wire['CompanyOfUser']> | null) {
  const row = read.record(sent);
  return {
    id: read.text(row.id),
    code: read.text(row.companyCode),
    name: read.name(row.companyName, row.companyNameEn),
    email: read.text(row.companyEmail),
    status: read.oneOf(COMPANY_STATUS, row.companyStatus),
    /** Whether the server sent a status; otherwise the company counts as not certified, and the UI makes no statement. */
    toldStatus: row.companyStatus !== undefined,
    rejectReason: read.text(row.companyRejectReason),
    submitted: read.moment(row.companySubmitTime),
  };
}

export type OwnCompany = ReturnType<typeof toOwnCompany>;

export function toFiledCompany(sent: read.Sent<Wire['CompanyDetail']> | null) {
  const row = read.record(sent);
  return {
    type: read.text(row.companyType),
    creditCode: read.text(row.companyCreditCode),
    name: read.title(row.companyName),
    nameEn: read.title(row.companyNameEn),
    corporation: read.text(row.corporation),
    address: read.text(row.companyAddress),
    zipCode: read.text(row.companyZipCode),
    contacts: read.text(row.companyContacts),
    contactPhone: read.text(row.companyContactPhone),
    email: read.text(row.companyEmail),
    papers: read
      .list(row.attachmentId)
      .map(read.text)
      .filter((id) => id !== ''),
  };
}

/** Certification data of a company; missing texts are empty. */
export type FiledCompany = ReturnType<typeof toFiledCompany>;

/** The top navigation: `data[0].children` (document 1 §7). */
export function toMenu(sent: readonly Wire['MenuItem'][] | null): MenuItem[] {
  return toMenuItems(read.answeredRows(sent, [])[0]?.children);
}

function toMenuItems(sent: unknown): MenuItem[] {
  return read.records<Wire['MenuItem']>(sent).map((row) => ({
    ...row,
    code: read.text(row.code),
    url: read.textOrNull(row.url),
    children: toMenuItems(row.children),
  }));
}

/** Entries without key or text are skipped (decision 4). */
export function textsOf(
  sent: read.Sent<Wire['PortalTextSet']> | null,
  language: Language,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const entry of read.records<Wire['PortalText']>(read.record(sent).texts)) {
    const key = read.text(entry.key);
    const words = read.truncated(entry[language], PLAIN_TEXT_MAX);
    if (key !== '' && words !== '') texts[key] = words;
  }
  return texts;
}

/** Page view count; null if omitted. */
export type Visits = ReturnType<typeof toVisits>;

export function toVisits(sent: read.Sent<Wire['VisitCount']> | null) {
  return { pv: read.number(read.record(sent).pv) };
}

export type AccountKind = 'phone' | 'email';

/** Unknown fields are kept because the mobile app reads them (document 1 §3). */
export interface MenuItem {
  code: string;
  /** As sent by the server; null for an entry that only groups others. */
  url?: string | null;
  children?: readonly MenuItem[];
}
