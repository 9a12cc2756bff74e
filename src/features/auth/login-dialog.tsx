import { useState, type ReactNode } from 'react';
import { Anchor, Tabs } from '@mantine/core';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { peekReturnPath } from '#src/lib/return-path.ts';
import { normalPhone } from '#src/parts/account-form/fields.ts';
import type { SignedIn } from '#src/parts/account-form/signed-in.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { EmailLoginForm } from './email-login-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { goRegister } from './go-register.ts';
import { PhoneLoginForm } from './phone-login-form.tsx';
import { RegisterByEmail } from './register-by-email.tsx';
import { accountFields, firstTab, type LoginTab } from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import classes from './auth.module.css';

type Panel = 'login' | 'forgot' | 'register';

const TITLE = { login: 'auth.loginTitle', forgot: 'auth.forgotTitle', register: 'auth.registerNow' } as const;

interface LoginDialogProps {
  opened: boolean;
  /** An account that is offered to begin with; each new one counts once. */
  offered?: { account: string } | null;
  /** `signedIn` says whether the person got in. */
  onClose: (signedIn: boolean) => void;
}

/**
 * The login dialog: by phone or by e-mail, with the ways to a forgotten password and to the registration. What was
 * typed as account stays when the dialog is closed and opened again.
 */
export function LoginDialog({ opened, offered = null, onClose }: LoginDialogProps): ReactNode {
  const [panel, setPanel] = useState<Panel>('login');
  const [account, setAccount] = useState({ phone: '', email: '' });
  const [taken, setTaken] = useState<typeof offered>(null);
  if (offered !== taken) {
    setTaken(offered);
    if (offered !== null) setAccount(accountFields(offered.account));
  }
  const setEmail = (email: string): void => setAccount((typed) => ({ ...typed, email }));
  const setPhone = (phone: string): void => setAccount((typed) => ({ ...typed, phone }));
  const router = useRouter();
  const finish = useFinishLogin();

  const leave = (signedIn: boolean): void => {
    setPanel('login');
    onClose(signedIn);
  };
  const register = (typed: string): void => {
    leave(true);
    goRegister(router, typed);
  };

  return (
    <Dialog opened={opened} onClose={() => leave(false)} title={TITLE[panel]}>
      {panel === 'login' && (
        <LoginPanel
          account={account}
          offered={offered !== null}
          setPhone={setPhone}
          setEmail={setEmail}
          onSignedIn={(signedIn) => {
            leave(true);
            void finish(signedIn);
          }}
          onForgot={() => setPanel('forgot')}
          onRegister={(tab) =>
            tab === 'email' ? setPanel('register') : register(normalPhone(account.phone))
          }
          onUnknownPhone={register}
        />
      )}
      {panel === 'forgot' && (
        <ForgotPasswordForm email={account.email} onEmailChange={setEmail} onBack={() => setPanel('login')} />
      )}
      {panel === 'register' && (
        <RegisterByEmail
          email={account.email}
          onEmailChange={setEmail}
          onRegister={register}
          onBack={() => setPanel('login')}
        />
      )}
    </Dialog>
  );
}

interface LoginPanelProps {
  account: { phone: string; email: string };
  /** The account was offered, so its kind says which way to log in. */
  offered: boolean;
  setPhone: (phone: string) => void;
  setEmail: (email: string) => void;
  onSignedIn: (signedIn: SignedIn) => void;
  onForgot: () => void;
  onRegister: (tab: LoginTab) => void;
  onUnknownPhone: (phone: string) => void;
}

function LoginPanel(props: LoginPanelProps): ReactNode {
  const { account, offered, setPhone, setEmail, onSignedIn, onForgot, onRegister, onUnknownPhone } = props;
  const { t } = useText();
  const confirm = useConfirm();
  // An address that is known already says which way was chosen, e.g. after a reset.
  const [tab, setTab] = useState<LoginTab>(() => {
    if (account.email !== '') return 'email';
    return offered && account.phone !== '' ? 'phone' : firstTab(peekReturnPath());
  });
  const [consent, setConsent] = useState(false);

  const offerRegistration = async (phone: string): Promise<void> => {
    const agreed = await confirm({
      title: 'auth.notRegisteredTitle',
      body: { key: 'auth.notRegisteredBody', vars: { phone } },
      confirmLabel: 'auth.goRegister',
    });
    if (agreed) onUnknownPhone(phone);
  };

  return (
    <Tabs
      value={tab}
      onChange={(next) => setTab(next === 'email' ? 'email' : 'phone')}
      classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}
    >
      <Tabs.List grow className={classes.tabs}>
        <Tabs.Tab value="phone" leftSection={<IconDeviceMobile size={18} aria-hidden />}>
          {t('auth.tabPhone')}
        </Tabs.Tab>
        <Tabs.Tab value="email" leftSection={<IconMail size={18} aria-hidden />}>
          {t('auth.tabEmail')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="phone">
        <PhoneLoginForm
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
          email={account.email}
          onEmailChange={setEmail}
          consent={consent}
          onConsentChange={setConsent}
          onSignedIn={onSignedIn}
        />
      </Tabs.Panel>
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
    </Tabs>
  );
}
