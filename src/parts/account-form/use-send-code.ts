import { useState } from 'react';
import { config } from '#src/config/config.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';
import { useCaptcha } from '#src/parts/captcha/use-captcha.tsx';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import type { Words } from '#src/ui/words.ts';
import { startCooldown, type CodePurpose } from '#src/parts/account-form/code-field.tsx';
import { saysTooOften } from './refusals.ts';

interface SendRequest {
  /** Phone or e-mail as sent; the 60 s cooldown applies to it (decision 48). */
  account: string;
  ready: () => boolean;
  call: (captchaProof: string) => Promise<unknown>;
  sent: () => void;
  failed: (error: unknown) => void;
}

export type CodeSender = ReturnType<typeof useSendCode>;

/** document 1 §4, §5. @param note alternative for users who cannot solve captchas; default is the secretariat's phone */
export function useSendCode(purpose: CodePurpose, note: Words | undefined = secretariat()) {
  const captcha = useCaptcha(note);
  const [sending, setSending] = useState(false);

  const send = async ({ account, ready, call, sent, failed }: SendRequest): Promise<void> => {
    if (sending || !ready()) return;
    const pass = await captcha.ask();
    if (pass === null) return;
    setSending(true);
    const answered = tellSlow();
    try {
      await call(captchaProof(pass));
      startCooldown({ purpose, account });
      notify.success('auth.codeSent');
      sent();
    } catch (error) {
      // Requested in another browser or before logout: adopt the server's cooldown.
      if (saysTooOften(error)) startCooldown({ purpose, account });
      failed(error);
    } finally {
      answered();
      setSending(false);
    }
  };
  return { send, sending, prepare: captcha.prepare, element: captcha.element };
}

function secretariat(): Words | undefined {
  const phone = config().secretariatPhone;
  return phone === '' ? undefined : { key: 'auth.captchaHelp', vars: { phone } };
}
