import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { TextButton } from '#src/ui/button-and-link.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import { CodeField, type CodeSender } from '#src/parts/account-form/code-field.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { NewPasswordFields } from '#src/parts/account-form/new-password-fields.tsx';
import type { AccountKind, RegistrationValues } from './values.ts';
import classes from './registration.module.css';

const FIELD = {
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
  /** Current account, normalised for the request. */
  account: string;
  code: CodeSender;
  onLogin: (account: string) => void;
}

/** Account and code; an e-mail account also needs a password, twice. */
export function AccountFields({ form, kind, account, code, onLogin }: AccountFieldsProps): ReactNode {
  const { t } = useText();
  const field = FIELD[kind];
  return (
    <NumberedSection id="register-account" number={1} title="register.accountSection">
      <div>
        <TextInput
          key={form.key(kind)}
          {...form.getInputProps(kind)}
          {...field.input}
          label={t(field.label)}
          placeholder={t(field.placeholder)}
        />
        {form.errors[kind] === 'error.ACCOUNT_NUMBER_EXISTS' && (
          <TextButton
            label="register.loginInstead"
            className={classes.instead}
            onClick={() => onLogin(account)}
          />
        )}
      </div>
      <CodeField code={code} label={field.code} account={account} />
      {kind === 'email' && (
        <NewPasswordFields
          form={form}
          labels={{ password: 'register.setPassword', repeat: 'register.confirmPassword' }}
          description={t('auth.newPasswordPlaceholder')}
        />
      )}
    </NumberedSection>
  );
}
