import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { clearSession, forgetToken, readToken, storeToken } from '#src/api/session.ts';
import { passwordMutations } from './queries.ts';
import type { ResetGrant } from './read.ts';

export interface ResetInput {
  account: string;
  code: string;
  password: string;
}

/**
 * The two steps of a reset behind one button: the code buys a temporary token, the token sets the password; then user
 * and token are forgotten (document 1 §4). A code works once, so after a failure of step 2 the bought token is used
 * again as long as e-mail and code stay the same. Somebody who was signed in still is after such a failure.
 */
export function usePasswordReset(): { reset: (input: ResetInput) => Promise<void> } {
  const check = useMutation(passwordMutations.checkResetCode());
  const change = useMutation(passwordMutations.changePassword());
  const bought = useRef<{ by: string; grant: ResetGrant } | null>(null);

  const reset = async ({ account: email, code, password }: ResetInput): Promise<void> => {
    const by = `${email} ${code}`;
    if (bought.current?.by !== by) bought.current = { by, grant: await check.mutateAsync({ email, code }) };
    const { id, token } = bought.current.grant;
    const session = readToken();
    storeToken(token);
    try {
      await change.mutateAsync({ email, id, password });
    } catch (error) {
      // The temporary token is good for this one step; it must not look like a session afterwards.
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
