import { queryOptions } from '@tanstack/react-query';
import { AUDIT } from '#src/lib/states.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { api, queryRoot, unwrap } from '../client.ts';
import { currentUser, updateUser } from '../session.ts';
import { toOwnAccount, type OwnAccount } from './read.ts';

/** The stored user updated from the account; the same object if nothing changed. */
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
  /** Also updates the stored user, which header and guards read: staff may decide a review at any time (document 2 §7). */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.account, 'own', userId],
      queryFn: async ({ signal }): Promise<OwnAccount> => {
        const data = await unwrap(
          api.GET('/p/portal/user/detail/{id}', { params: { path: { id: userId } }, signal }),
        );
        const stored = currentUser();
        // The session changed meanwhile: the response belongs to another user.
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
