import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { TextButton } from '#src/ui/button-and-link.tsx';
import * as v from 'valibot';
import { useText } from '#src/i18n/use-text.ts';
import { businessIdOf } from '#src/lib/business-id.ts';
import { AccountTabs, type AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import { normalEmail, normalPhone } from '#src/parts/form/fields.ts';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { useDraft, type DraftPlace } from '#src/parts/draft/use-draft.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { SwappedPanel } from '#src/ui/swapped-panel.tsx';
import { draftOf, storedText } from '#src/parts/draft/stored-values.ts';
import { VISITOR } from '#src/lib/kept-by-user.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginPanel } from './login-panel.tsx';
import { afterPhoneLogin } from './phone-rules.ts';
import { accountFields } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';
import bandClasses from './login-band.module.css';

const keptShape = v.object({
  phone: storedText,
  email: storedText,
  tab: v.fallback(v.nullable(v.picklist(['phone', 'email'])), null),
  forgot: v.fallback(v.boolean(), false),
});

/** Kept while the tab is open (decision 23), without codes, passwords (document 1 §5) and the consent. */
type PhoneDraft = v.InferOutput<typeof keptShape>;

const BLANK_PHONE_DRAFT: PhoneDraft = { phone: '', email: '', tab: null, forgot: false };

export const phoneDraft = {
  ...draftOf('phone-screen', 1, keptShape),
  userId: VISITOR,
  storage: 'tab',
} satisfies DraftPlace<PhoneDraft>;

export type PhoneMode = 'login' | 'register';

/** Props of the injected registration form, which belongs to another feature. */
export interface RegistrationSlot {
  kind: AccountTab;
  account: Record<AccountTab, string>;
  onAccountChange: (kind: AccountTab, account: string) => void;
  onLogin: (account: string) => void;
  onRegistered: () => void;
}

interface PhoneScreenProps {
  mode: PhoneMode;
  onModeChange: (mode: PhoneMode) => void;
  /** Business id of the product that the user came from; untrusted. */
  id: string | undefined;
  registration: (slot: RegistrationSlot) => ReactNode;
}

const REGISTER_TABS = { phone: 'register.tabPhone', email: 'register.tabEmail' } as const;

/** /Loginapp, /appLogin and /logins (document 1 §2, decision 14). Mobile first. */
export function PhoneScreen({ mode, onModeChange, id, registration }: PhoneScreenProps): ReactNode {
  const { t } = useText();
  const [consent, setConsent] = useState(false);
  const { restored, save, discard } = useDraft(phoneDraft);
  const [begun] = useState(restored?.values ?? BLANK_PHONE_DRAFT);
  const [typed, setTyped] = useState(begun);
  useEffect(() => {
    if (typed !== begun) save(typed);
  }, [typed, begun, save]);
  const change = (part: Partial<PhoneDraft>): void => setTyped((before) => ({ ...before, ...part }));
  const setEmail = (email: string): void => change({ email });
  const setPhone = (phone: string): void => change({ phone });
  const kind = typed.tab ?? 'phone';
  const target = afterPhoneLogin(id);
  const wantsPdf = mode === 'login' && target !== '/';
  const finish = useFinishLogin({ to: target, product: businessIdOf(id) });

  const resetting = mode === 'login' && typed.forgot;
  const title = resetting ? 'auth.forgotTitle' : mode === 'login' ? 'auth.loginTitle' : 'register.title';

  return (
    <PlainFrame beside={<LoginBand />}>
      <PageTitle title={title} {...(wantsPdf && !resetting ? { intro: 'auth.phonePdfIntro' } : {})} />
      {mode === 'login' && restored !== null && <p className={classes.reason}>{t('auth.restored')}</p>}
      <SwappedPanel panel={resetting ? 'forgot' : mode}>
        {resetting && (
          <ForgotPasswordForm
            email={typed.email}
            onEmailChange={setEmail}
            onBack={() => change({ forgot: false })}
          />
        )}
        {mode === 'login' && !resetting && (
          <LoginPanel
            inlet="PHONE"
            account={typed}
            offered={typed.phone !== ''}
            choice={typed.tab === null ? null : { tab: typed.tab, consent }}
            onChoice={(choice) => {
              change({ tab: choice.tab });
              setConsent(choice.consent);
            }}
            setPhone={setPhone}
            setEmail={setEmail}
            onSignedIn={(signedIn) => {
              discard();
              void finish(signedIn);
            }}
            onForgot={() => change({ forgot: true })}
            onRegister={() => onModeChange('register')}
            onUnknownPhone={() => {
              change({ tab: 'phone' });
              onModeChange('register');
            }}
          />
        )}
        {mode === 'register' && (
          <>
            <AccountTabs value={kind} onChange={(tab) => change({ tab })} labels={REGISTER_TABS}>
              {/* One panel for both tabs keeps the form mounted, and with it all input. */}
              <Tabs.Panel value={kind}>
                {registration({
                  kind,
                  account: { phone: normalPhone(typed.phone), email: normalEmail(typed.email) },
                  onAccountChange: (changed, account) => change({ [changed]: account }),
                  onLogin: (account) => {
                    const fields = accountFields(account);
                    change({ ...fields, tab: fields.email === '' ? 'phone' : 'email' });
                    onModeChange('login');
                  },
                  onRegistered: discard,
                })}
              </Tabs.Panel>
            </AccountTabs>
            <div className={classes.links}>
              <TextButton label="auth.hasAccount" onClick={() => onModeChange('login')} />
            </div>
          </>
        )}
      </SwappedPanel>
    </PlainFrame>
  );
}

const RouteFlow = lazyPart(() => import('#src/ui/drawings/route-flow.tsx').then((part) => part.RouteFlow));

const ROUTES = [
  ['bf-bof', 'home.route.bfBof'],
  ['scrap-eaf', 'home.route.scrapEaf'],
  ['dri-eaf', 'home.route.driEaf'],
] as const;

/** The portal's sentence and the routes of steel beside the login; phones do not load it. */
function LoginBand(): ReactNode {
  const { t } = useText();
  const wide = useMediaQuery('(width >= 56.25em)', false, { getInitialValueInEffect: false });
  if (!wide) return null;
  return (
    <aside className={bandClasses.root} data-band>
      <div className={bandClasses.inner}>
        <p className={bandClasses.slogan}>{t('home.heroTitle')}</p>
        <div className={bandClasses.routes}>
          {ROUTES.map(([route, label]) => (
            <div key={route} className={bandClasses.route}>
              <Suspense>
                <RouteFlow route={route} />
              </Suspense>
              {t(label)}
            </div>
          ))}
        </div>
      </div>
    </aside>
  );
}
