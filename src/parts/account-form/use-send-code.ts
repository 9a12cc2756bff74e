import { useState, type ReactNode } from 'react';
import { config } from '#src/config/config.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';
import { useCaptcha } from '#src/parts/captcha/use-captcha.tsx';
import { startCooldown, type CodePurpose } from '#src/parts/codes/cooldown.ts';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import type { Words } from '#src/ui/words.ts';
import { saysTooOften } from './refusals.ts';

interface SendRequest {
  /** Phone or e-mail as it is sent: the 60 s belong to it (decision 48). */
  account: string;
  /** Whether the account is fit to be sent to; shows its error otherwise. Asked before the captcha. */
  ready: () => boolean;
  /** Sends the code; the proof of the passed captcha is passed on. */
  call: (captchaProof: string) => Promise<unknown>;
  /** The code is on its way, e.g. the place to move the focus to its field. */
  sent: () => void;
  failed: (error: unknown) => void;
}

export interface CodeSender {
  send: (request: SendRequest) => Promise<void>;
  sending: boolean;
  /** Fetches the captcha before it is asked for. */
  prepare: () => void;
  /** The captcha's dialog; place it outside the form. */
  element: ReactNode;
}

/**
 * The one way to send a code: a valid account, then the captcha, then the code, then 60 s (document 1 §4, §5).
 * @param note offered below the captcha to people who cannot use a picture; the secretariat when there is no other way
 */
export function useSendCode(purpose: CodePurpose, note: Words | undefined = secretariat()): CodeSender {
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
      // Asked for in another browser, or before a logout: the button waits as the server does.
      if (saysTooOften(error)) startCooldown({ purpose, account });
      failed(error);
    } finally {
      answered();
      setSending(false);
    }
  };
  return { send, sending, prepare: captcha.prepare, element: captcha.element };
}

/** Whom to call, where a deployment names somebody. */
function secretariat(): Words | undefined {
  const phone = config().secretariatPhone;
  return phone === '' ? undefined : { key: 'auth.captchaHelp', vars: { phone } };
}
