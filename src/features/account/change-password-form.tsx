import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { normalCode } from '#src/parts/account-form/fields.ts';
import { FormStep } from '#src/parts/account-form/form-step.tsx';
import { NewPasswordFields } from '#src/parts/account-form/new-password-fields.tsx';
import { fieldOf } from '#src/parts/account-form/refusals.ts';
import { focusFirstError, showErrorAt } from '#src/parts/form/show-error.ts';
import { formError, useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { PasswordHints } from '#src/parts/password/password-hints.tsx';
import { passwordMutations } from '#src/parts/password/queries.ts';
import { usePasswordReset } from '#src/parts/password/use-password-reset.ts';
import { dropUserData } from '#src/parts/session/drop-user-data.ts';
import { notify } from '#src/ui/notify.ts';
import { newPasswordSchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';
import pageClasses from './form-page.module.css';

/** Code to the own e-mail, then the password twice; afterwards nobody is signed in (document 2 §4 "Password flow"). */
export function ChangePasswordForm({ email }: { email: string }): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const queryClient = useQueryClient();
  const code = useSendCode('reset');
  const sendCode = useMutation(passwordMutations.sendResetCode());
  const { reset, pending } = usePasswordReset();
  const [typed, setTyped] = useState('');
  const form = useForm({
    name: 'change-password',
    mode: 'uncontrolled',
    initialValues: { code: '', password: '', repeat: '' },
    validate: schemaResolver(newPasswordSchema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: ({ password }) => setTyped(password),
  });

  const fail = (error: unknown): void => {
    const field = fieldOf(error);
    if (field === 'code' || field === 'password') showErrorAt(form, field, formError(error));
    else notify.error({ text: errorText(error) });
  };

  const send = (): void =>
    void code.send({
      ready: () => true,
      call: (token) => sendCode.mutateAsync({ email, token }),
      sent: () => form.getInputNode('code')?.focus(),
      failed: fail,
    });

  const submit = async (values: { code: string; password: string }): Promise<void> => {
    if (pending) return;
    try {
      await reset({ account: email, code: normalCode(values.code), password: values.password });
    } catch (error) {
      fail(error);
      return;
    }
    setResultCode(RESULT.passwordChanged);
    await router.navigate({ to: '/Result' });
    await dropUserData(queryClient);
  };

  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => focusFirstError(form, errors),
        )}
      >
        <FormStep number={1} title="auth.resetStep1">
          <TextInput
            value={email}
            readOnly
            classNames={{ input: pageClasses.fixed }}
            autoComplete="username"
            label={t('user.pwdAccount')}
            description={t('user.pwdEmailHint', { email })}
          />
          <CodeField
            key={form.key('code')}
            {...form.getInputProps('code')}
            label={t('auth.emailCode')}
            placeholder={t('auth.codeHint')}
            purpose="reset"
            sending={code.sending}
            onSend={send}
            onPrepare={code.prepare}
          />
        </FormStep>
        <FormStep number={2} title="auth.resetStep2">
          <NewPasswordFields form={form} description={<PasswordHints password={typed} />} />
        </FormStep>
        <Button type="submit" size="md" fullWidth loading={pending}>
          {t('user.pwdSubmit')}
        </Button>
      </form>
      {code.element}
    </>
  );
}
