import { useState, type ReactNode } from 'react';
import { Anchor, Tabs } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { peekReturnPath } from '#src/lib/return-path.ts';
import { AccountTabs, type AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import type { SignedIn } from '#src/parts/account-form/signed-in.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { EmailLoginForm } from './email-login-form.tsx';
import { PhoneLoginForm } from './phone-login-form.tsx';
import type { LoginInlet } from './queries.ts';
import { firstTab } from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';

const LABELS = { phone: 'auth.tabPhone', email: 'auth.tabEmail' } as const;

/** What somebody has chosen at the login, apart from the account. */
export interface LoginChoice {
  tab: AccountTab;
  consent: boolean;
}

interface LoginPanelProps {
  inlet: LoginInlet;
  account: { phone: string; email: string };
  /** The account was offered, so its kind says which way to log in. */
  offered: boolean;
  /** Kept by what is around the panel, so that the ways to and from the other panels lose nothing; null at first. */
  choice: LoginChoice | null;
  onChoice: (choice: LoginChoice) => void;
  setPhone: (phone: string) => void;
  setEmail: (email: string) => void;
  onSignedIn: (signedIn: SignedIn) => void;
  onForgot: () => void;
  onRegister: (tab: AccountTab) => void;
  onUnknownPhone: (phone: string) => void;
}

/** Login by phone or by e-mail, with the ways to the registration and to a new password (document 1 §2). */
export function LoginPanel(props: LoginPanelProps): ReactNode {
  const {
    inlet,
    account,
    offered,
    choice,
    onChoice,
    setPhone,
    setEmail,
    onSignedIn,
    onForgot,
    onRegister,
    onUnknownPhone,
  } = props;
  const { t } = useText();
  const confirm = useConfirm();
  // An address that is known already says which way was chosen, e.g. by an account that is offered.
  const [first] = useState<AccountTab>(() => {
    if (account.email !== '') return 'email';
    return offered && account.phone !== '' ? 'phone' : firstTab(peekReturnPath());
  });
  const { tab, consent } = choice ?? { tab: first, consent: false };
  const setConsent = (ticked: boolean): void => onChoice({ tab, consent: ticked });

  const offerRegistration = async (phone: string): Promise<void> => {
    const agreed = await confirm({
      title: 'auth.notRegisteredTitle',
      body: { key: 'auth.notRegisteredBody', vars: { phone } },
      confirmLabel: 'auth.goRegister',
    });
    if (agreed) onUnknownPhone(phone);
  };

  return (
    <>
      <AccountTabs value={tab} onChange={(next) => onChoice({ tab: next, consent })} labels={LABELS}>
        <Tabs.Panel value="phone">
          <PhoneLoginForm
            open={tab === 'phone'}
            inlet={inlet}
            phone={account.phone}
            onPhoneChange={setPhone}
            consent={consent}
            onConsentChange={setConsent}
            onSignedIn={onSignedIn}
            onUnknownPhone={(phone) => void offerRegistration(phone)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="email">
          <EmailLoginForm
            open={tab === 'email'}
            email={account.email}
            onEmailChange={setEmail}
            consent={consent}
            onConsentChange={setConsent}
            onSignedIn={onSignedIn}
          />
        </Tabs.Panel>
      </AccountTabs>
      <div className={formClasses.links}>
        <span>
          {t('auth.noAccount')}{' '}
          <Anchor component="button" type="button" onClick={() => onRegister(tab)}>
            {t('auth.registerNow')}
          </Anchor>
        </span>
        {tab === 'email' && (
          <Anchor component="button" type="button" onClick={onForgot}>
            {t('auth.forgotPassword')}
          </Anchor>
        )}
      </div>
    </>
  );
}
