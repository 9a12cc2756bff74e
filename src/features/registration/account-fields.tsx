import type { ReactNode } from 'react';
import { Anchor, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { PasswordField } from '#src/parts/account-form/password-field.tsx';
import type { CodeSender } from '#src/parts/account-form/use-send-code.ts';
import { accountOf, formFieldOf } from './rules.ts';
import type { AccountKind, RegistrationValues } from './values.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import classes from './registration.module.css';

const LOOK = {
  phone: {
    label: 'auth.phone',
    placeholder: 'auth.phonePlaceholder',
    code: 'auth.smsCode',
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  },
  email: {
    label: 'auth.email',
    placeholder: 'auth.emailPlaceholder',
    code: 'auth.emailCode',
    input: { type: 'email', autoComplete: 'username' },
  },
} as const;

interface AccountFieldsProps {
  form: UseFormReturnType<RegistrationValues>;
  kind: AccountKind;
  code: Pick<CodeSender, 'sending' | 'prepare'>;
  onSend: () => void;
  onLogin: (account: string) => void;
}

/** The account with its code; an e-mail account gets a password, twice. */
export function AccountFields({ form, kind, code, onSend, onLogin }: AccountFieldsProps): ReactNode {
  const { t } = useText();
  const look = LOOK[kind];
  const codeField = formFieldOf('code', kind);
  return (
    <fieldset className={formClasses.step}>
      <legend className={formClasses.legend}>
        <span className={formClasses.number}>1</span> {t('register.accountSection')}
      </legend>
      <div>
        <TextInput
          key={form.key(kind)}
          {...form.getInputProps(kind)}
          {...look.input}
          label={t(look.label)}
          placeholder={t(look.placeholder)}
        />
        {form.errors[kind] === 'error.ACCOUNT_NUMBER_EXISTS' && (
          <Anchor
            component="button"
            type="button"
            className={classes.instead}
            onClick={() => onLogin(accountOf(form.getValues(), kind))}
          >
            {t('register.loginInstead')}
          </Anchor>
        )}
      </div>
      <CodeField
        key={form.key(codeField)}
        {...form.getInputProps(codeField)}
        label={t(look.code)}
        placeholder={t('auth.codeHint')}
        purpose={kind === 'phone' ? 'register' : 'registerEmail'}
        sending={code.sending}
        onSend={onSend}
        onPrepare={code.prepare}
      />
      {kind === 'email' && (
        <>
          <PasswordField
            key={form.key('password')}
            {...form.getInputProps('password')}
            autoComplete="new-password"
            label={t('register.setPassword')}
            description={t('auth.newPasswordPlaceholder')}
          />
          <PasswordField
            key={form.key('repeat')}
            {...form.getInputProps('repeat')}
            autoComplete="new-password"
            label={t('register.confirmPassword')}
          />
        </>
      )}
    </fieldset>
  );
}
