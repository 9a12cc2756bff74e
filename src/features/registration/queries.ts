import { api, unwrap } from '#src/api/client.ts';
import { toSignedIn } from '#src/parts/account-form/read.ts';
import { encryptPasswords } from '#src/parts/password/encrypt-password.ts';

/** The portal's page (WEB) or the phone screens (document 1 §7). */
export type Inlet = 'WEB' | 'PHONE';

interface CompanyInput {
  companyName: string;
  industryCategory: string;
  companyForm: string;
  /** Verification code. */
  verify: string;
}

export const registrationCalls = {
  /** Code for a new phone. The phone screens have a separate call that does not reveal whether a phone is registered. */
  sendSmsCode: (inlet: Inlet, { account, token }: { account: string; token: string }) => {
    const body = {
      smsTemplateType: 'login',
      inlet: 'REGISTER',
      phoneNumber: account,
      token,
    } as const;
    return inlet === 'PHONE'
      ? unwrap(api.POST('/api/n/plat/sms/checkcode/simple', { body }))
      : unwrap(api.POST('/n/plat/sms/checkcode/uc', { body }));
  },
  sendEmailCode: (inlet: Inlet, { account, token }: { account: string; token: string }) =>
    unwrap(api.POST('/api/n/user/email/verify/send', { body: { userAccount: account, token, inlet } })),
  byPhone: async ({ phone, ...company }: CompanyInput & { phone: string }) => {
    // The duplicate fields are documented (document 1 §3).
    const body = { ...company, mobile: phone, userAccount: phone, password: company.verify };
    return unwrap(api.POST('/n/user/register/uc', { body }), toSignedIn);
  },
  /** Both passwords are encrypted (decision 8). */
  byEmail: async ({ email, password, ...company }: CompanyInput & { email: string; password: string }) => {
    const [newuserAccount = '', userPassword = ''] = await encryptPasswords(email, [password, password]);
    const body = { ...company, userAccount: email, mobile: email, newuserAccount, userPassword };
    return unwrap(api.POST('/api/n/user/email/register', { body }), toSignedIn);
  },
};
