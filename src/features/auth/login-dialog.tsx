import { useState, type ReactNode } from 'react';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { normalPhone, normalEmail } from '#src/parts/form/fields.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SwappedPanel } from '#src/ui/swapped-panel.tsx';
import { useSubmit, useSchemaForm } from '#src/parts/form/use-form.ts';
import { BackToLogin, ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginPanel, type LoginChoice } from './login-panel.tsx';
import { accountFields, emailOnlySchema } from './rules.ts';
import accountFormClasses from '#src/parts/account-form/account-form.module.css';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Account typed at the login, to prefill the registration; in the history state, to keep it out of the URL. */
    registerAccount?: string;
  }
}

function goRegister(router: Pick<AnyRouter, 'navigate'>, account: string): void {
  void router.navigate({ to: '/register', state: account === '' ? {} : { registerAccount: account } });
}

type Panel = 'login' | 'forgot' | 'register';

const TITLE = { login: 'auth.loginTitle', forgot: 'auth.forgotTitle', register: 'auth.registerNow' } as const;

export interface LoginReason {
  title: TextKey;
  body: TextKey;
}

interface LoginDialogProps {
  opened: boolean;
  /** Shown above the login; null when the user opened it directly. */
  reason?: LoginReason | null;
  /** Account to prefill; each new object is applied once. */
  offered?: { account: string } | null;
  onClose: (signedIn: boolean) => void;
  /** Called after the login, once navigation has finished. */
  onArrived?: () => void;
}

/** The typed account survives closing and reopening. */
export function LoginDialog(props: LoginDialogProps): ReactNode {
  const { opened, reason = null, offered = null, onClose, onArrived } = props;
  const { t } = useText();
  const [panel, setPanel] = useState<Panel>('login');
  const [account, setAccount] = useState({ phone: '', email: '' });
  const [choice, setChoice] = useState<LoginChoice | null>(null);
  const [wasOpened, setWasOpened] = useState(opened);
  // Resets on opening, not on closing: a panel that changes during the closing transition would grab the focus.
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
      {panel === 'login' && reason !== null && <p className={accountFormClasses.reason}>{t(reason.body)}</p>}
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

interface RegisterByEmailProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRegister: (email: string) => void;
  onBack: () => void;
}

/** E-mail field that starts the registration (document 1 §2). */
function RegisterByEmail({ email, onEmailChange, onRegister, onBack }: RegisterByEmailProps): ReactNode {
  const { t } = useText();
  const form = useSchemaForm({
    name: 'register-by-email',
    initialValues: { account: email },
    schema: emailOnlySchema,
    onValuesChange: ({ account }) => onEmailChange(account),
  });
  const { onSubmit } = useSubmit({
    form,
    send: ({ account }) => Promise.resolve(normalEmail(account)),
    done: onRegister,
  });
  return (
    <>
      <form className={accountFormClasses.form} noValidate onSubmit={onSubmit}>
        <TextInput
          key={form.key('account')}
          {...form.getInputProps('account')}
          data-autofocus
          type="email"
          autoComplete="email"
          label={t('auth.email')}
          description={t('auth.registerEmailHint')}
          placeholder={t('auth.emailPlaceholder')}
        />
        <Button label="auth.goRegister" type="submit" size="md" fullWidth />
      </form>
      <BackToLogin onBack={onBack} />
    </>
  );
}
