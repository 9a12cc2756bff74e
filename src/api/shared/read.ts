import type { Language } from '#src/i18n/keys.ts';
import { PLAIN_TEXT_MAX } from '#src/lib/limits.ts';
import {
  answeredRows,
  truncated,
  flag,
  list,
  moment,
  name,
  number,
  oneOf,
  record,
  records,
  text,
  textOrNull,
  title,
  type Sent,
} from '#src/lib/received.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { Wire } from '../wire.ts';

export function kindOf(accountType: unknown, account: string): AccountKind {
  const type = text(accountType);
  if (type === '1') return 'phone';
  if (type === '2') return 'email';
  return account.includes('@') ? 'email' : 'phone';
}

/** Missing fields fall back to the stored user (decision 4). */
export function toOwnAccount(sent: Sent<Wire['UserDetail']> | null, stored: StoredUser) {
  const row = record(sent);
  const account = text(row.userAccount) || stored.userAccount;
  const sentAudit = toAudit(row.auditStatus) ?? toAudit(stored.auditStatus);
  const audit = sentAudit ?? AUDIT.approved;
  return {
    id: stored.id,
    account,
    kind: kindOf(row.accountType ?? stored.accountType, account),
    userName: nameOf(row.userName, stored.userName),
    companyName: nameOf(row.companyName, stored.companyName),
    /** itemCode of COMPANY_TYPE; empty if none is chosen. */
    companyType: text(row.companyType),
    audit,
    rejectReason: text(row.reasonReject) || (stored.reasonReject ?? ''),
    /** userStatus 0: a cancellation is in review (document 2 §2). */
    leaving: number(row.userStatus) === 0,
    /** Which states the server sent; the UI makes no statement about the others. */
    known: { audit: sentAudit !== undefined, status: number(row.userStatus) !== null },
    // Default per the documents: rejected users re-enter the name.
    nameEditable: flag(row.companyNameEditable) ?? audit === AUDIT.rejected,
  };
}

export type OwnAccount = ReturnType<typeof toOwnAccount>;

/** null means cleared; undefined falls back to the stored name. */
function nameOf(sent: unknown, stored: string | null): string {
  return sent === undefined ? (stored ?? '') : title(sent);
}

function toAudit(raw: unknown): AuditStatus | undefined {
  return oneOf(AUDIT, raw) ?? undefined;
}

/** An unknown status becomes null. */
export function toOwnCompany(sent: Sent<Wire['CompanyOfUser']> | null) {
  const row = record(sent);
  return {
    id: text(row.id),
    code: text(row.companyCode),
    name: name(row.companyName, row.companyNameEn),
    email: text(row.companyEmail),
    status: oneOf(COMPANY_STATUS, row.companyStatus),
    /** Whether the server sent a status; otherwise the company counts as not certified, and the UI makes no statement. */
    toldStatus: row.companyStatus !== undefined,
    rejectReason: text(row.companyRejectReason),
    submitted: moment(row.companySubmitTime),
  };
}

export type OwnCompany = ReturnType<typeof toOwnCompany>;

export function toFiledCompany(sent: Sent<Wire['CompanyDetail']> | null) {
  const row = record(sent);
  return {
    type: text(row.companyType),
    creditCode: text(row.companyCreditCode),
    name: title(row.companyName),
    nameEn: title(row.companyNameEn),
    corporation: text(row.corporation),
    address: text(row.companyAddress),
    zipCode: text(row.companyZipCode),
    contacts: text(row.companyContacts),
    contactPhone: text(row.companyContactPhone),
    email: text(row.companyEmail),
    papers: list(row.attachmentId)
      .map(text)
      .filter((id) => id !== ''),
  };
}

/** Certification data of a company; missing texts are empty. */
export type FiledCompany = ReturnType<typeof toFiledCompany>;

/** The top navigation: `data[0].children` (document 1 §7). */
export function toMenu(sent: readonly Wire['MenuItem'][] | null): MenuItem[] {
  return toMenuItems(answeredRows(sent, [])[0]?.children);
}

function toMenuItems(sent: unknown): MenuItem[] {
  return records<Wire['MenuItem']>(sent).map((row) => ({
    ...row,
    code: text(row.code),
    url: textOrNull(row.url),
    children: toMenuItems(row.children),
  }));
}

/** Entries without key or text are skipped (decision 4). */
export function textsOf(
  sent: Sent<Wire['PortalTextSet']> | null,
  language: Language,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const entry of records<Wire['PortalText']>(record(sent).texts)) {
    const key = text(entry.key);
    const words = truncated(entry[language], PLAIN_TEXT_MAX);
    if (key !== '' && words !== '') texts[key] = words;
  }
  return texts;
}

/** Page view count; null if omitted. */
export type Visits = ReturnType<typeof toVisits>;

export function toVisits(sent: Sent<Wire['VisitCount']> | null) {
  return { pv: number(record(sent).pv) };
}

export type AccountKind = 'phone' | 'email';

/** Unknown fields are kept because the mobile app reads them (document 1 §3). */
export interface MenuItem {
  code: string;
  /** As sent by the server; null for an entry that only groups others. */
  url?: string | null;
  children?: readonly MenuItem[];
}
