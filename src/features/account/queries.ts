import { mutationOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { config } from '#src/config/config.ts';
import { accountKind } from './rules.ts';

interface RegistrationChange {
  userName: string;
  companyType: string;
  companyName?: string;
}

// The forms show every error themselves.
const silent = true;
const account = { silent, invalidates: [queryRoot.account] };

/** Account operations (document 1 §7, document 2 §7). */
export const accountMutations = {
  updateUserName: () =>
    mutationOptions({
      mutationFn: (userName: string) =>
        unwrap(api.POST('/api/p/user/updateUserName', { body: { userName } })),
      meta: account,
    }),
  updateCompanyEmail: (companyId: string) =>
    mutationOptions({
      mutationFn: (companyEmail: string) =>
        unwrap(api.POST('/p/company/updateMail', { body: { id: companyId, companyEmail } })),
      meta: { silent, invalidates: [queryRoot.company] },
    }),
  /** Puts the registration back into review. A name that may not be changed is omitted. */
  modifyRegistration: () =>
    mutationOptions({
      mutationFn: ({ companyName, ...body }: RegistrationChange) =>
        unwrap(
          api.POST('/api/p/user/modify', {
            body: companyName === undefined ? body : { ...body, companyName },
          }),
        ),
      meta: account,
    }),
  cancel: () =>
    mutationOptions({
      mutationFn: ({ account: mobile, code }: { account: string; code: string }) =>
        unwrap(api.POST('/p/user/logoff', { body: { mobile, password: code } })),
      meta: account,
    }),
  revoke: () =>
    mutationOptions({
      mutationFn: () => unwrap(api.POST('/p/revoke/logoff')),
      meta: { invalidates: [queryRoot.account] },
    }),
};

/** E-mail and phone have separate calls (document 2 §7). */
export function sendCancellationCode({ to, token }: { to: string; token: string }): Promise<unknown> {
  const body = { userAccount: to, captchaType: config().captchaType, token };
  return accountKind(to) === 'email'
    ? unwrap(api.POST('/api/n/user/email/logoff/send', { body: { ...body, inlet: 'WEB' } }))
    : unwrap(api.POST('/n/user/getLogoff', { body }));
}
