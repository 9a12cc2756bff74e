import { useEffect, useState, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { Button, TextButton } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { readDraft } from '#src/lib/draft.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { AccountTabs } from '#src/parts/account-form/account-tabs.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { useOwnName } from '#src/parts/session/use-own-company.ts';
import { useLogout } from '#src/parts/session/use-logout.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import base from '#src/ui/base.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { kindOf } from './rules.ts';
import { registrationDraft, type AccountKind } from './values.ts';
import classes from './registration.module.css';

/**
 * /register: the notice, then the form (document 1 §2); signed-in users see a message instead.
 * @param offered phone or e-mail typed at the login; selects the tab and prefills its field
 */
export function RegistrationScreen({ offered }: { offered: string | undefined }): ReactNode {
  const user = useSession();
  // Keeps the form mounted after it has signed the user in, until it has navigated.
  const [registered, setRegistered] = useState(false);
  return (
    <PageWidth>
      <PageTitle title="register.title" />
      {user === null || registered ? (
        <Registration offered={offered} onRegistered={() => setRegistered(true)} />
      ) : (
        <SignedInAlready user={user} />
      )}
    </PageWidth>
  );
}

const TABS = { phone: 'register.tabPhone', email: 'register.tabEmail' } as const;

interface RegistrationProps {
  offered: string | undefined;
  onRegistered: () => void;
}

function Registration({ offered, onRegistered }: RegistrationProps): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const [begun] = useState(() => readDraft(registrationDraft)?.values ?? null);
  const [account] = useState(() => (offered === undefined ? {} : { [kindOf(offered)]: offered }));
  const [kind, setKind] = useState<AccountKind>(() =>
    offered === undefined ? (begun?.kind ?? 'phone') : kindOf(offered),
  );
  // A draft implies that the notice was read.
  const [noticeOpen, setNoticeOpen] = useState(begun === null);

  // Removed from the history state, so that a reload does not overwrite later input.
  useEffect(() => {
    if (offered !== undefined)
      void router.navigate({ to: '/register', state: {}, replace: true, resetScroll: false });
  }, [offered, router]);

  const logIn = (typed: string): void => {
    requestLogin({ how: 'dialog', account: typed });
  };
  return (
    <div className={classes.layout} data-registration>
      <div>
        <AccountTabs value={kind} onChange={setKind} labels={TABS}>
          {/* One panel for both tabs keeps the form mounted, and with it all input. */}
          <Tabs.Panel value={kind}>
            <RegistrationForm kind={kind} account={account} onLogin={logIn} onRegistered={onRegistered} />
          </Tabs.Panel>
        </AccountTabs>
      </div>
      <aside>
        <h2 className={classes.asideTitle}>{t('register.afterTitle')}</h2>
        <ol className={base.steps}>
          <li>{t('register.afterReview')}</li>
          <li>{t('register.afterCertify')}</li>
          <li>{t('register.afterApply')}</li>
        </ol>
        <p className={classes.login}>
          <TextButton
            label="auth.hasAccount"
            onPointerEnter={prepareLogin}
            onFocus={prepareLogin}
            onClick={() => requestLogin({ how: 'dialog' })}
          />
        </p>
      </aside>
      <Dialog
        opened={noticeOpen}
        onClose={() => setNoticeOpen(false)}
        title="register.noticeTitle"
        footer={<Button label="register.noticeConfirm" data-autofocus onClick={() => setNoticeOpen(false)} />}
      >
        <div>{t('register.noticeBody')}</div>
        <p className={classes.needTitle}>{t('register.needTitle')}</p>
        <ul className={classes.needs}>
          <li>{t('register.needAccount')}</li>
          <li>{t('register.needCompany')}</li>
        </ul>
      </Dialog>
    </div>
  );
}

/** Shown to signed-in users instead of the registration, with links and a logout. */
function SignedInAlready({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const { logout, leaving } = useLogout();
  const name = useOwnName(user) ?? t('nav.user');
  return (
    <EmptyState
      why="access"
      title={{ key: 'register.signedIn', vars: { name } }}
      hint="register.signedInHint"
      action={
        <>
          <LinkButton to="/user" label="guard.page.toUser" />
          <Button label="nav.logout" variant="default" loading={leaving} onClick={() => void logout()} />
        </>
      }
    />
  );
}
