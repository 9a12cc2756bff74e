import { queryOptions } from '@tanstack/react-query';
import { AUDIT, type AuditStatus } from '#src/lib/states.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { numberOf, textOf } from '#src/lib/wire.ts';
import { api } from '../client.ts';
import { queryRoot } from '../keys.ts';
import { currentUser, updateUser } from '../session.ts';
import { unwrap } from '../unwrap.ts';

/** How somebody signs in: by phone and code, or by e-mail and password. */
export type AccountKind = 'phone' | 'email';

/** The own record, as the screens of the account rely on it. */
export interface OwnAccount {
  id: string;
  account: string;
  kind: AccountKind;
  userName: string;
  companyName: string;
  /** itemCode of COMPANY_TYPE; empty when none was chosen. */
  companyType: string;
  audit: AuditStatus;
  rejectReason: string;
  /** userStatus 0: a cancellation is in review (document 2 §2). */
  leaving: boolean;
  /** Whether the form after a rejection lets the company name be changed (document 1 §2). */
  nameEditable: boolean;
}

/** The kind of an account: what the server says, else what the account looks like. */
export function kindOf(accountType: unknown, account: string): AccountKind {
  const type = textOf(accountType);
  if (type === '1') return 'phone';
  if (type === '2') return 'email';
  return account.includes('@') ? 'email' : 'phone';
}

/**
 * Reads the answer of `/p/portal/user/detail/{id}`. Fields that did not come are taken from the stored user: real
 * servers drift (decision 4).
 */
export function toOwnAccount(raw: unknown, stored: StoredUser): OwnAccount {
  const sent: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const account = textOf(sent['userAccount']) || stored.userAccount;
  const audit = toAudit(sent['auditStatus']) ?? toAudit(stored.auditStatus) ?? AUDIT.approved;
  const editable = sent['companyNameEditable'];
  return {
    id: stored.id,
    account,
    kind: kindOf(sent['accountType'] ?? stored.accountType, account),
    userName: nameOf(sent, 'userName', stored.userName),
    companyName: nameOf(sent, 'companyName', stored.companyName),
    companyType: textOf(sent['companyType']),
    audit,
    rejectReason: textOf(sent['reasonReject']) || (stored.reasonReject ?? ''),
    leaving: numberOf(sent['userStatus']) === 0,
    // A server that does not say leaves it to the rule: a rejected person is asked to write the name anew.
    nameEditable: typeof editable === 'boolean' ? editable : audit === AUDIT.rejected,
  };
}

/** A name that the server cleared is empty; one that it did not send is the stored one. */
function nameOf(sent: Record<string, unknown>, field: string, stored: string | null): string {
  return field in sent ? textOf(sent[field]) : (stored ?? '');
}

function toAudit(raw: unknown): AuditStatus | undefined {
  const number = numberOf(raw);
  return Object.values(AUDIT).find((status) => status === number);
}

/**
 * The stored user with what the server now knows, or the same object when nothing differs: a review that was decided
 * meanwhile opens its gates without another login.
 */
export function refreshed(stored: StoredUser, account: OwnAccount): StoredUser {
  const now: StoredUser = {
    ...stored,
    userName: account.userName === '' ? null : account.userName,
    companyName: account.companyName === '' ? null : account.companyName,
    auditStatus: account.audit,
    reasonReject: account.audit === AUDIT.rejected ? account.rejectReason : null,
  };
  const fields = ['userName', 'companyName', 'auditStatus', 'reasonReject'] as const;
  return fields.every((field) => now[field] === stored[field]) ? stored : now;
}

export const accountQueries = {
  /**
   * The own record (document 2 §7). What it says of names and review goes into the stored user too, which header and
   * guards read. The platform's staff decides reviews at any time.
   */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.account, 'own', userId],
      queryFn: async ({ signal }): Promise<OwnAccount> => {
        const data = await unwrap(
          api.GET('/p/portal/user/detail/{id}', { params: { path: { id: userId } }, signal }),
        );
        const stored = currentUser();
        // Somebody else signed in meanwhile, or nobody is: the answer is not theirs.
        if (stored?.id !== userId) throw new ProtocolError('The session changed while the account was read.');
        const account = toOwnAccount(data, stored);
        const now = refreshed(stored, account);
        if (now !== stored) updateUser(now);
        return account;
      },
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};
