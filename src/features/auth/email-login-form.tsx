import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { normalEmail } from '#src/parts/account-form/fields.ts';
import { PasswordField } from '#src/parts/account-form/password-field.tsx';
import { fieldAmong } from '#src/parts/account-form/refusals.ts';
import type { SignedIn } from '#src/parts/account-form/signed-in.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { authMutations } from './queries.ts';
import { emailLoginSchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';

interface EmailLoginFormProps {
  /** Its tab is the one that is open. */
  open: boolean;
  email: string;
  onEmailChange: (email: string) => void;
  consent: boolean;
  onConsentChange: (consent: boolean) => void;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** Login with an e-mail address and a password, which travels encrypted (document 1 §2, §5, decision 8). */
export function EmailLoginForm(props: EmailLoginFormProps): ReactNode {
  const { t } = useText();
  const [consentMissing, setConsentMissing] = useState(false);
  const login = useMutation(authMutations.loginByEmail());
  const form = useForm({
    name: 'email-login',
    mode: 'uncontrolled',
    initialValues: { account: props.email, password: '' },
    validate: schemaResolver(emailLoginSchema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: ({ account }) => props.onEmailChange(account),
  });

  const { onSubmit, busy } = useSubmit({
    form,
    besides: () => {
      setConsentMissing(!props.consent);
      return props.consent;
    },
    fieldOf: (error) => fieldAmong(error, ['account', 'password']),
    send: ({ account, password }) => login.mutateAsync({ email: normalEmail(account), password }),
    done: props.onSignedIn,
  });

  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <TextInput
        key={form.key('account')}
        {...form.getInputProps('account')}
        data-autofocus={props.open || undefined}
        type="email"
        autoComplete="username"
        label={t('auth.email')}
        placeholder={t('auth.emailPlaceholder')}
      />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        autoComplete="current-password"
        label={t('auth.password')}
        placeholder={t('auth.passwordPlaceholder')}
      />
      <Consent checked={props.consent} onChange={props.onConsentChange} missing={consentMissing} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('auth.loginBtn')}
      </Button>
    </form>
  );
}
