import { useState, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { normalPhone } from '#src/parts/account-form/fields.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SwappedPanel } from '#src/ui/swapped-panel.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { goRegister } from './go-register.ts';
import { LoginPanel, type LoginChoice } from './login-panel.tsx';
import { RegisterByEmail } from './register-by-email.tsx';
import { accountFields } from './rules.ts';
import classes from './login-dialog.module.css';

type Panel = 'login' | 'forgot' | 'register';

const TITLE = { login: 'auth.loginTitle', forgot: 'auth.forgotTitle', register: 'auth.registerNow' } as const;

/** Why somebody is asked, when it was not the login that they wanted. */
export interface LoginReason {
  title: TextKey;
  /** What comes after the login. */
  body: TextKey;
}

interface LoginDialogProps {
  opened: boolean;
  /** Stands above the login; null for those who came for it. */
  reason?: LoginReason | null;
  /** An account that is offered to begin with; each new one counts once. */
  offered?: { account: string } | null;
  /** `signedIn` says whether the person got in. */
  onClose: (signedIn: boolean) => void;
  /** The session has begun, and the way leads to where it was wanted. */
  onArrived?: () => void;
}

/**
 * The login dialog: by phone or by e-mail, with the ways to a forgotten password and to the registration. What was
 * typed as account stays when the dialog is closed and opened again.
 */
export function LoginDialog(props: LoginDialogProps): ReactNode {
  const { opened, reason = null, offered = null, onClose, onArrived } = props;
  const { t } = useText();
  const [panel, setPanel] = useState<Panel>('login');
  const [account, setAccount] = useState({ phone: '', email: '' });
  const [choice, setChoice] = useState<LoginChoice | null>(null);
  const [wasOpened, setWasOpened] = useState(opened);
  // Begun anew with each opening, not when it closes: a panel that changes in a closing dialog would draw the focus.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setPanel('login');
      setChoice(null);
    }
  }
  const [taken, setTaken] = useState<typeof offered>(null);
  if (offered !== taken) {
    setTaken(offered);
    if (offered !== null) setAccount(accountFields(offered.account));
  }
  const setEmail = (email: string): void => setAccount((typed) => ({ ...typed, email }));
  const setPhone = (phone: string): void => setAccount((typed) => ({ ...typed, phone }));
  const router = useRouter();
  const finish = useFinishLogin();

  const register = (typed: string): void => {
    onClose(true);
    goRegister(router, typed);
  };

  return (
    <Dialog
      opened={opened}
      onClose={() => onClose(false)}
      title={panel === 'login' && reason !== null ? reason.title : TITLE[panel]}
    >
      {panel === 'login' && reason !== null && <p className={classes.reason}>{t(reason.body)}</p>}
      <SwappedPanel panel={panel}>
        {panel === 'login' && (
          <LoginPanel
            inlet="WEB"
            account={account}
            offered={offered !== null}
            choice={choice}
            onChoice={setChoice}
            setPhone={setPhone}
            setEmail={setEmail}
            onSignedIn={(signedIn) => {
              onClose(true);
              void finish(signedIn).then((arrived) => arrived && onArrived?.());
            }}
            onForgot={() => setPanel('forgot')}
            onRegister={(tab) =>
              tab === 'email' ? setPanel('register') : register(normalPhone(account.phone))
            }
            onUnknownPhone={register}
          />
        )}
        {panel === 'forgot' && (
          <ForgotPasswordForm
            email={account.email}
            onEmailChange={setEmail}
            onBack={() => setPanel('login')}
          />
        )}
        {panel === 'register' && (
          <RegisterByEmail
            email={account.email}
            onEmailChange={setEmail}
            onRegister={register}
            onBack={() => setPanel('login')}
          />
        )}
      </SwappedPanel>
    </Dialog>
  );
}
