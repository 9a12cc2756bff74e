import { useState } from 'react';
import { config } from '#src/config/config.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';
import { useCaptcha } from '#src/parts/captcha/use-captcha.tsx';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import type { Words } from '#src/ui/words.ts';
import { startCooldown, type CodePurpose } from './code-field.tsx';
import { saysTooOften } from './refusals.ts';

interface CodeOptions<Field extends string> {
  form: {
    key: (field: Field) => string;
    getInputProps: (field: Field) => object;
    getInputNode: (field: Field) => HTMLElement | null;
  };
  /** Of the code. */
  field: Field;
  /** Phone or e-mail as sent; the 60 s cooldown applies to it (decision 48). */
  account: () => string;
  ready?: () => boolean;
  call: (account: string, captchaProof: string) => Promise<unknown>;
  failed: (error: unknown, account: string) => void;
  /** Alternative for users who cannot solve captchas; default is the secretariat's phone. */
  note?: Words | undefined;
}

/** document 1 §4, §5 */
export function useSendCode<Field extends string>(purpose: CodePurpose, options: CodeOptions<Field>) {
  const { form, field, note = secretariat() } = options;
  const captcha = useCaptcha(note);
  const [sending, setSending] = useState(false);

  const send = async (): Promise<void> => {
    if (sending || options.ready?.() === false) return;
    const account = options.account();
    const pass = await captcha.ask();
    if (pass === null) return;
    setSending(true);
    const answered = tellSlow();
    try {
      await options.call(account, captchaProof(pass));
      startCooldown({ purpose, account });
      notify.success('auth.codeSent');
      form.getInputNode(field)?.focus();
    } catch (error) {
      // Requested in another browser or before logout: adopt the server's cooldown.
      if (saysTooOften(error)) startCooldown({ purpose, account });
      options.failed(error, account);
    } finally {
      answered();
      setSending(false);
    }
  };
  return {
    purpose,
    input: { key: form.key(field), props: form.getInputProps(field) },
    send: () => void send(),
    sending,
    prepare: captcha.prepare,
    element: captcha.element,
  };
}

function secretariat(): Words | undefined {
  const phone = config().secretariatPhone;
  return phone === '' ? undefined : { key: 'auth.captchaHelp', vars: { phone } };
}
