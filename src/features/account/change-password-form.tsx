import { useState, type ReactNode } from 'react';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { normalCode } from '#src/parts/form/fields.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { NewPasswordFields } from '#src/parts/account-form/new-password-fields.tsx';
import { fieldAmong } from '#src/parts/account-form/refusals.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { usePasswordReset, passwordCalls } from '#src/parts/password/use-password-reset.ts';
import { dropUserData } from '#src/parts/session/drop-user-data.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#src/lib/limits.ts';
import { useSession } from '#src/api/session.ts';
import { kindOf } from '#src/api/shared/read.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { newPasswordSchema } from './rules.ts';
import { FormPage } from './form-page.tsx';
import { useUnkept } from '../../parts/draft/use-draft.ts';
import classes from '#src/parts/account-form/account-form.module.css';
import pageClasses from './account.module.css';
import base from '#src/ui/base.module.css';

/** The rule of document 1 §5 in parts, so that a field can show which are missing. */
export const PASSWORD_RULES: readonly { label: TextKey; met: (password: string) => boolean }[] = [
  {
    label: 'user.pwdRule.length',
    met: (password) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  },
  { label: 'user.pwdRule.lower', met: (password) => /[a-z]/.test(password) },
  { label: 'user.pwdRule.upper', met: (password) => /[A-Z]/.test(password) },
  { label: 'user.pwdRule.digit', met: (password) => /\d/.test(password) },
];

function PasswordHints({ password }: { password: string }): ReactNode {
  const { t } = useText();
  return (
    <span className={pageClasses.conditions}>
      <span className={pageClasses.reasonLabel}>{t('auth.newPassword')}</span>
      {PASSWORD_RULES.map(({ label, met }) => {
        const isMet = met(password);
        const Sign = isMet ? IconCircleCheck : IconCircleDashed;
        return (
          <span key={label} className={classes.rule} data-met={isMet || undefined}>
            <Sign size={16} stroke={2} aria-hidden />
            {t(label)}
            <VisuallyHidden> {t(isMet ? 'user.pwdRule.met' : 'user.pwdRule.unmet')}; </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}

/** E-mail code and the password twice; signs the user out (document 2 §4 "Password flow"). */
export function ChangePasswordForm({ email }: { email: string }): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { reset } = usePasswordReset();
  const [typed, setTyped] = useState('');
  const { wasTyped, note, forget } = useUnkept('change-password');
  const form = useSchemaForm({
    name: 'change-password',
    initialValues: { code: '', password: '', repeat: '' },
    schema: newPasswordSchema,
    onValuesChange: (values) => {
      setTyped(values.password);
      note(Object.values(values));
    },
  });

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    fieldOf: (error) => fieldAmong(error, ['code', 'password']),
    send: (values) => reset({ account: email, code: normalCode(values.code), password: values.password }),
    done: async () => {
      forget();
      setResultCode(RESULT.passwordChanged);
      await router.navigate({ to: '/Result' });
      await dropUserData(queryClient);
    },
  });

  const code = useSendCode('reset', {
    form,
    field: 'code',
    account: () => email,
    call: (to, token) => passwordCalls.sendResetCode({ email: to, token }),
    failed: refuse,
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {wasTyped && <p className={base.muted}>{t('user.pwdNotKept')}</p>}
        <NumberedSection id="change-email" number={1} title="auth.resetStep1">
          <TextInput
            value={email}
            readOnly
            classNames={{ input: pageClasses.fixed }}
            autoComplete="username"
            label={t('user.pwdAccount')}
            description={t('user.pwdEmailHint', { email })}
          />
          <CodeField code={code} label="auth.emailCode" account={email} />
        </NumberedSection>
        <NumberedSection id="change-password" number={2} title="auth.resetStep2">
          <NewPasswordFields form={form} description={<PasswordHints password={typed} />} />
        </NumberedSection>
        <div className={pageClasses.buttons}>
          <Button label="auth.resetConfirm" type="submit" size="md" loading={busy} />
          <LinkButton to="/user" size="md" variant="default" label="common.cancel" />
        </div>
      </form>
      {code.element}
    </>
  );
}

/** /changepassword: new password by e-mail code; accounts with a phone have none (document 2 §2, §4). */
export function ChangePasswordScreen(): ReactNode {
  const user = useSession();
  // Without a user the route guard is redirecting, or the new password has just ended the session.
  if (user === null) return null;
  if (kindOf(user.accountType, user.userAccount) === 'email') {
    return (
      <FormPage title="user.changePassword" intro="user.pwdIntro">
        <ChangePasswordForm email={user.userAccount} />
      </FormPage>
    );
  }
  return (
    <FormPage title="user.changePassword">
      <EmptyState
        why="access"
        title="user.pwdByCodeTitle"
        hint="user.pwdByCodeBody"
        action={<LinkButton to="/user" label="user.toUser" />}
      />
    </FormPage>
  );
}
