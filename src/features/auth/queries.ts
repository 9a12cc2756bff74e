import { mutationOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toSignedIn } from '#src/parts/account-form/signed-in.ts';
import { encryptPasswords } from '#src/parts/password/encrypt-password.ts';

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
};
