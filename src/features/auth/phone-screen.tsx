import { useState, type ReactNode } from 'react';
import { SegmentedControl, Tabs } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { AccountTabs, type AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import { normalEmail, normalPhone } from '#src/parts/account-form/fields.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginPanel } from './login-panel.tsx';
import { afterPhoneLogin } from './phone-rules.ts';
import { accountFields } from './rules.ts';
import classes from './phone-screen.module.css';

export type PhoneMode = 'login' | 'register';

/** What the registration form, which is another area's, gets from this screen. */
export interface RegistrationSlot {
  kind: AccountTab;
  account: Record<AccountTab, string>;
  onLogin: (account: string) => void;
}

interface PhoneScreenProps {
  mode: PhoneMode;
  onModeChange: (mode: PhoneMode) => void;
  /** Business id of the product that somebody came from; untrusted. */
  id: string | undefined;
  registration: (slot: RegistrationSlot) => ReactNode;
}

const REGISTER_TABS = { phone: 'register.tabPhone', email: 'register.tabEmail' } as const;

/**
 * The phone entries /Loginapp, /appLogin and /logins: login and registration by phone or e-mail, and the forgotten
 * password (document 1 §2, decision 14). Made for phones, and whole on a desktop.
 */
export function PhoneScreen({ mode, onModeChange, id, registration }: PhoneScreenProps): ReactNode {
  const { t } = useText();
  const [forgot, setForgot] = useState(false);
  const [kind, setKind] = useState<AccountTab>('phone');
  const [account, setAccount] = useState({ phone: '', email: '' });
  const setEmail = (email: string): void => setAccount((typed) => ({ ...typed, email }));
  const setPhone = (phone: string): void => setAccount((typed) => ({ ...typed, phone }));
  const target = afterPhoneLogin(id);
  const wantsPdf = mode === 'login' && target !== '/';
  const finish = useFinishLogin(target);

  const register = (tab: AccountTab): void => {
    setKind(tab);
    onModeChange('register');
  };
  const resetting = mode === 'login' && forgot;
  const title = resetting ? 'auth.forgotTitle' : mode === 'login' ? 'auth.loginTitle' : 'register.title';

  return (
    <PlainFrame>
      <PageTitle title={title} {...(wantsPdf && !resetting ? { intro: 'auth.phonePdfIntro' } : {})} />
      <Panel>
        {resetting ? (
          <ForgotPasswordForm
            email={account.email}
            onEmailChange={setEmail}
            onBack={() => setForgot(false)}
          />
        ) : (
          <>
            <SegmentedControl
              className={classes.modes}
              size="md"
              fullWidth
              aria-label={t('auth.phoneModes')}
              value={mode}
              onChange={onModeChange}
              data={[
                { value: 'login', label: t('auth.loginTitle') },
                { value: 'register', label: t('register.title') },
              ]}
            />
            {mode === 'login' ? (
              <LoginPanel
                account={account}
                offered={account.phone !== ''}
                setPhone={setPhone}
                setEmail={setEmail}
                onSignedIn={(signedIn) => void finish(signedIn)}
                onForgot={() => setForgot(true)}
                onRegister={register}
                onUnknownPhone={() => register('phone')}
              />
            ) : (
              <AccountTabs value={kind} onChange={setKind} labels={REGISTER_TABS}>
                {/* One panel for both tabs: the form stays, and with it everything typed. */}
                <Tabs.Panel value={kind}>
                  {registration({
                    kind,
                    account: { phone: normalPhone(account.phone), email: normalEmail(account.email) },
                    onLogin: (typed) => {
                      setAccount(accountFields(typed));
                      onModeChange('login');
                    },
                  })}
                </Tabs.Panel>
              </AccountTabs>
            )}
          </>
        )}
      </Panel>
    </PlainFrame>
  );
}
