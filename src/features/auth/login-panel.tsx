import { useState, type ReactNode } from 'react';
import { Tabs, TextInput } from '@mantine/core';
import { Button, TextButton } from '#src/ui/button-and-link.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { peekReturnPath } from '#src/lib/return-path.ts';
import { AccountTabs, type AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import type { SignedIn } from '#src/parts/account-form/read.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { useSubmit, useSchemaForm } from '#src/parts/form/use-form.ts';
import { fieldAmong } from '#src/parts/account-form/refusals.ts';
import { normalEmail } from '#src/parts/form/fields.ts';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { PasswordField } from '#src/parts/account-form/new-password-fields.tsx';
import { PhoneLoginForm, type LoginFormProps } from './phone-login-form.tsx';
import { type LoginInlet, authCalls } from './queries.ts';
import { firstTab, emailLoginSchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';

const LABELS = { phone: 'auth.tabPhone', email: 'auth.tabEmail' } as const;

export interface LoginChoice {
  tab: AccountTab;
  consent: boolean;
}

interface LoginPanelProps {
  inlet: LoginInlet;
  account: { phone: string; email: string };
  /** The account was prefilled, so its kind determines the tab. */
  offered: boolean;
  /** Lifted state, so that switching panels loses nothing; null initially. */
  choice: LoginChoice | null;
  onChoice: (choice: LoginChoice) => void;
  setPhone: (phone: string) => void;
  setEmail: (email: string) => void;
  onSignedIn: (signedIn: SignedIn) => void;
  onForgot: () => void;
  onRegister: (tab: AccountTab) => void;
  onUnknownPhone: (phone: string) => void;
}

/** Login by phone or e-mail, with links to the registration and the password reset (document 1 §2). */
export function LoginPanel(props: LoginPanelProps): ReactNode {
  const { account, inlet, onChoice, onRegister } = props;
  const { t } = useText();
  // A prefilled account determines the initial tab.
  const [first] = useState<AccountTab>(() => {
    if (account.email !== '') return 'email';
    return props.offered && account.phone !== '' ? 'phone' : firstTab(peekReturnPath());
  });
  const { tab, consent } = props.choice ?? { tab: first, consent: false };
  const setConsent = (ticked: boolean): void => onChoice({ tab, consent: ticked });

  const offerRegistration = async (phone: string): Promise<void> => {
    const agreed = await askConfirm({
      title: 'auth.notRegisteredTitle',
      body: { key: 'auth.notRegisteredBody', vars: { phone } },
      confirmLabel: 'auth.goRegister',
    });
    if (agreed) props.onUnknownPhone(phone);
  };

  return (
    <>
      <AccountTabs value={tab} onChange={(next) => onChoice({ tab: next, consent })} labels={LABELS}>
        <Tabs.Panel value="phone">
          <PhoneLoginForm
            open={tab === 'phone'}
            inlet={inlet}
            phone={account.phone}
            onPhoneChange={props.setPhone}
            consent={consent}
            onConsentChange={setConsent}
            onSignedIn={props.onSignedIn}
            onUnknownPhone={(phone) => void offerRegistration(phone)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="email">
          <EmailLoginForm
            open={tab === 'email'}
            email={account.email}
            onEmailChange={props.setEmail}
            consent={consent}
            onConsentChange={setConsent}
            onSignedIn={props.onSignedIn}
          />
        </Tabs.Panel>
      </AccountTabs>
      <div className={classes.links}>
        <span>
          {/* By phone a new number gets an account with the login. */}
          {inlet === 'WEB' && `${t('auth.noAccount')} `}
          <TextButton
            label={inlet === 'WEB' ? 'auth.registerNow' : 'auth.registerCompany'}
            onClick={() => onRegister(tab)}
          />
        </span>
        {tab === 'email' && <TextButton label="auth.forgotPassword" onClick={props.onForgot} />}
      </div>
    </>
  );
}

interface EmailLoginFormProps extends LoginFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

/** Login by e-mail and password; the password is encrypted in the request (document 1 §2, §5, decision 8). */
function EmailLoginForm(props: EmailLoginFormProps): ReactNode {
  const { t } = useText();
  const [consentMissing, setConsentMissing] = useState(false);
  const form = useSchemaForm({
    name: 'email-login',
    initialValues: { account: props.email, password: '' },
    schema: emailLoginSchema,
    onValuesChange: ({ account }) => props.onEmailChange(account),
  });

  const { onSubmit, busy } = useSubmit({
    form,
    besides: () => {
      setConsentMissing(!props.consent);
      return props.consent;
    },
    fieldOf: (error) => fieldAmong(error, ['account', 'password']),
    send: ({ account, password }) => authCalls.loginByEmail({ email: normalEmail(account), password }),
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
      <Button label="auth.loginBtn" type="submit" size="md" fullWidth loading={busy} />
    </form>
  );
}
