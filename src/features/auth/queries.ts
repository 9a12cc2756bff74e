import { api, unwrap } from '#src/api/client.ts';
import { toSignedIn } from '#src/parts/account-form/read.ts';
import { encryptPasswords } from '#src/parts/password/encrypt-password.ts';

/** The dialog of the portal (WEB) or the phone screens (document 1 §2). */
export type LoginInlet = 'WEB' | 'PHONE';

/**
 * document 1 §7. The phone screens create an account for an unknown phone; the dialog offers the registration instead
 * (decision 27).
 */
export const authCalls = {
  sendLoginCode: (inlet: LoginInlet, { phone, token }: { phone: string; token: string }) => {
    const body = { smsTemplateType: 'login', inlet: 'LOGIN', phoneNumber: phone, token } as const;
    return inlet === 'PHONE'
      ? unwrap(api.POST('/api/n/plat/sms/checkcode/simple', { body }))
      : unwrap(api.POST('/n/plat/sms/checkcode/uc', { body }));
  },
  loginByPhone: (inlet: LoginInlet, { phone, code }: { phone: string; code: string }) => {
    const body = { mobile: phone, password: code };
    return inlet === 'PHONE'
      ? unwrap(api.POST('/n/user/loginOrRegister/uc', { body }), toSignedIn)
      : unwrap(api.POST('/n/user/login/uc', { body }), toSignedIn);
  },
  loginByEmail: async ({ email, password }: { email: string; password: string }) => {
    const [userPassword = ''] = await encryptPasswords(email, [password]);
    return unwrap(
      api.POST('/api/n/user/email/login', { body: { userAccount: email, userPassword } }),
      toSignedIn,
    );
  },
};
