import { useRef } from 'react';
import { clearSession, forgetToken, readToken, storeToken } from '#src/api/session.ts';
import { passwordCalls, type ResetGrant } from './queries.ts';

export interface ResetInput {
  account: string;
  code: string;
  password: string;
}

/** The code works once: after a failed second call the temporary token is reused while e-mail and code are unchanged. */
export function usePasswordReset(): { reset: (input: ResetInput) => Promise<void> } {
  const bought = useRef<{ by: string; grant: ResetGrant } | null>(null);

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
