import { useState, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { normalPhone } from '#src/parts/account-form/fields.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SwappedPanel } from '#src/ui/swapped-panel.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { goRegister } from './go-register.ts';
import { LoginPanel, type LoginChoice } from './login-panel.tsx';
import { RegisterByEmail } from './register-by-email.tsx';
import { accountFields } from './rules.ts';

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
    <Dialog opened={opened} onClose={() => onClose(false)} title={TITLE[panel]}>
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
