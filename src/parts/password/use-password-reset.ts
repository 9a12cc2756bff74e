import { useRef } from 'react';
import { clearSession, forgetToken, readToken, storeToken } from '#src/api/session.ts';
import { api, unwrap } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { toToken } from '#src/api/read.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { record, text, type Sent } from '#src/lib/received.ts';
import { encryptPasswords } from './encrypt-password.ts';

/** Two steps, for a forgotten and a changed password (document 1 §7, document 2 §7). */
export const passwordCalls = {
  sendResetCode: ({ email, token }: { email: string; token: string }) =>
    unwrap(api.POST('/api/n/user/email/rest/send', { body: { userAccount: email, token, inlet: 'WEB' } })),
  checkResetCode: ({ email, code }: { email: string; code: string }) =>
    unwrap(
      api.POST('/api/n/user/email/check/rest', { body: { userAccount: email, verify: code } }),
      toResetGrant,
    ),
  /** The temporary token must be in its cookie. */
  changePassword: async ({ email, id, password }: { email: string; id: string; password: string }) => {
    const [newuserAccount = '', userPassword = ''] = await encryptPasswords(email, [password, password]);
    return unwrap(api.POST('/api/p/user/email/change/pass', { body: { id, newuserAccount, userPassword } }));
  },
};

function toResetGrant(sent: Sent<Wire['PasswordResetGrant']> | null) {
  const { portalUserVO, tokenVO } = record(sent);
  const id = text(record<Wire['PasswordResetUser']>(portalUserVO).id);
  if (id === '') {
    const drift = { pointer: '/portalUserVO', value: portalUserVO };
    throw new ProtocolError('The answer names no user.', { drift });
  }
  return { id, token: toToken(record<Wire['LoginTokenVO']>(tokenVO), '/tokenVO') };
}

export interface ResetInput {
  account: string;
  code: string;
  password: string;
}

/** The code works once: after a failed second call the temporary token is reused while e-mail and code are unchanged. */
export function usePasswordReset(): { reset: (input: ResetInput) => Promise<void> } {
  const bought = useRef<{ by: string; grant: ReturnType<typeof toResetGrant> } | null>(null);

  const reset = async ({ account: email, code, password }: ResetInput): Promise<void> => {
    const by = `${email} ${code}`;
    if (bought.current?.by !== by)
      bought.current = { by, grant: await passwordCalls.checkResetCode({ email, code }) };
    const { id, token } = bought.current.grant;
    const session = readToken();
    storeToken(token);
    try {
      await passwordCalls.changePassword({ email, id, password });
    } catch (error) {
      // The temporary token must not count as a session.
      if (session === null) forgetToken();
      else storeToken(session);
      throw error;
    }
    bought.current = null;
    if (session === null) forgetToken();
    clearSession();
  };
  return { reset };
}
