import { mutationOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toSignedIn } from '#src/parts/account-form/signed-in.ts';
import { encryptPasswords } from '#src/parts/password/encrypt-password.ts';

/** The right to set a new password, from step 1 of the reset. */
export interface ResetGrant {
  id: string;
  token: string;
}

// The forms show every error themselves.
const meta = { silent: true };

/** Calls of the login dialog (document 1 §7). */
export const authMutations = {
  sendLoginCode: () =>
    mutationOptions({
      mutationFn: ({ phone, token }: { phone: string; token: string }) =>
        unwrap(
          api.POST('/n/plat/sms/checkcode/uc', {
            body: { smsTemplateType: 'login', inlet: 'LOGIN', phoneNumber: phone, token },
          }),
        ),
      meta,
    }),
  loginByPhone: () =>
    mutationOptions({
      mutationFn: async ({ phone, code }: { phone: string; code: string }) =>
        toSignedIn(await unwrap(api.POST('/n/user/login/uc', { body: { mobile: phone, password: code } }))),
      meta,
    }),
  loginByEmail: () =>
    mutationOptions({
      mutationFn: async ({ email, password }: { email: string; password: string }) => {
        const [userPassword = ''] = await encryptPasswords(email, [password]);
        return toSignedIn(
          await unwrap(api.POST('/api/n/user/email/login', { body: { userAccount: email, userPassword } })),
        );
      },
      meta,
    }),
  sendResetCode: () =>
    mutationOptions({
      mutationFn: ({ email, token }: { email: string; token: string }) =>
        unwrap(
          api.POST('/api/n/user/email/rest/send', { body: { userAccount: email, token, inlet: 'WEB' } }),
        ),
      meta,
    }),
  /** Step 1 of the reset: the code for a temporary token. */
  checkResetCode: () =>
    mutationOptions({
      mutationFn: async ({ email, code }: { email: string; code: string }): Promise<ResetGrant> => {
        const data = await unwrap(
          api.POST('/api/n/user/email/check/rest', { body: { userAccount: email, verify: code } }),
        );
        return { id: String(data.portalUserVO.id), token: data.tokenVO.token };
      },
      meta,
    }),
  /** Step 2: the new password. The temporary token has to be in its cookie. */
  changePassword: () =>
    mutationOptions({
      mutationFn: async ({ email, id, password }: { email: string; id: string; password: string }) => {
        const [newuserAccount = '', userPassword = ''] = await encryptPasswords(email, [password, password]);
        return unwrap(
          api.POST('/api/p/user/email/change/pass', { body: { id, newuserAccount, userPassword } }),
        );
      },
      meta,
    }),
};
