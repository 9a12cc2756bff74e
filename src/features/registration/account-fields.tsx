import type { ReactNode } from 'react';
import { Anchor, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { NewPasswordFields } from '#src/parts/account-form/new-password-fields.tsx';
import type { CodeSender } from '#src/parts/account-form/use-send-code.ts';
import { formFieldOf } from './rules.ts';
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
  code: Pick<CodeSender, 'sending' | 'prepare'>;
  onSend: () => void;
  onLogin: (account: string) => void;
}

/** Account and code; an e-mail account also needs a password, twice. */
export function AccountFields({ form, kind, account, code, onSend, onLogin }: AccountFieldsProps): ReactNode {
  const { t } = useText();
  const field = FIELD[kind];
  const codeField = formFieldOf('code', kind);
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
          <Anchor
            component="button"
            type="button"
            className={classes.instead}
            onClick={() => onLogin(account)}
          >
            {t('register.loginInstead')}
          </Anchor>
        )}
      </div>
      <CodeField
        key={form.key(codeField)}
        {...form.getInputProps(codeField)}
        label={t(field.code)}
        placeholder={t('auth.codeHint')}
        purpose="register"
        account={account}
        sending={code.sending}
        onSend={onSend}
        onPrepare={code.prepare}
      />
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
