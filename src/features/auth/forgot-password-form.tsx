import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { Button, TextButton } from '#src/ui/button-and-link.tsx';
import { clearSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { normalCode, normalEmail } from '#src/parts/form/fields.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { NewPasswordFields } from '#src/parts/account-form/new-password-fields.tsx';
import { fieldOf } from '#src/parts/account-form/refusals.ts';
import { isFieldRight } from '#src/parts/form/show-error.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { usePasswordReset, type ResetInput, passwordCalls } from '#src/parts/password/use-password-reset.ts';
import { notify } from '#src/ui/notify.ts';
import { resetSchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Password reset by e-mail: address, code, the password twice (document 1 §2, §4, §5). */
export function ForgotPasswordForm({ email, onEmailChange, onBack }: ForgotPasswordFormProps): ReactNode {
  const { t } = useText();
  const { reset } = usePasswordReset();
  const form = useSchemaForm({
    name: 'reset',
    initialValues: { account: email, code: '', password: '', repeat: '' },
    schema: resetSchema,
    onValuesChange: ({ account }) => onEmailChange(account),
  });

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    wrong: (fields) => {
      // Mismatched passwords end the session (document 1 §5).
      if (fields['repeat'] === 'auth.valid.passwordMismatch') clearSession();
    },
    fieldOf,
    send: (typed: ResetInput) =>
      reset({ ...typed, account: normalEmail(typed.account), code: normalCode(typed.code) }),
    done: () => {
      notify.success('auth.resetSuccess');
      onBack();
    },
  });

  const code = useSendCode('reset', {
    form,
    field: 'code',
    account: () => normalEmail(form.getValues().account),
    ready: () => isFieldRight(form, 'account'),
    call: (to, token) => passwordCalls.sendResetCode({ email: to, token }),
    failed: refuse,
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <NumberedSection id="reset-email" number={1} title="auth.resetStep1">
          <TextInput
            key={form.key('account')}
            {...form.getInputProps('account')}
            data-autofocus
            type="email"
            autoComplete="username"
            label={t('auth.email')}
            placeholder={t('auth.emailPlaceholder')}
          />
          <CodeField code={code} label="auth.emailCode" account={normalEmail(email)} />
        </NumberedSection>
        <NumberedSection id="reset-password" number={2} title="auth.resetStep2">
          <NewPasswordFields form={form} description={t('auth.newPasswordPlaceholder')} />
        </NumberedSection>
        <Button label="auth.resetConfirm" type="submit" size="md" fullWidth loading={busy} />
      </form>
      <BackToLogin onBack={onBack} />
      {code.element}
    </>
  );
}

export function BackToLogin({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <div className={classes.links}>
      <TextButton label="auth.backToLogin" onClick={onBack} />
    </div>
  );
}
