import { useEffect, useState, type ReactNode } from 'react';
import { Anchor, Button, Tabs } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { readDraft } from '#src/lib/draft.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { AccountTabs } from '#src/parts/account-form/account-tabs.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { kindOf } from './rules.ts';
import { SignedInAlready } from './signed-in-already.tsx';
import { registrationDraft, type AccountKind } from './values.ts';
import classes from './registration.module.css';

/**
 * /register: the notice, then the form (document 1 §2). Whoever is signed in is told so instead.
 * @param offered phone or e-mail typed at the login; chooses the tab and stands in its field
 */
export function RegistrationScreen({ offered }: { offered: string | undefined }): ReactNode {
  const user = useSession();
  // Signed in by the form itself: it leads on, and must not vanish meanwhile.
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
  // Whoever comes back to a form that was begun has read the notice.
  const [noticeOpen, setNoticeOpen] = useState(begun === null);

  // Taken once: a reload must not put it in place of what was typed since.
  useEffect(() => {
    if (offered !== undefined)
      void router.navigate({ to: '/register', state: {}, replace: true, resetScroll: false });
  }, [offered, router]);

  const logIn = (typed: string): void => {
    requestLogin({ how: 'dialog', account: typed });
  };
  return (
    <div className={classes.layout}>
      <Panel>
        <AccountTabs value={kind} onChange={setKind} labels={TABS}>
          {/* One panel for both tabs: the form stays, and with it everything typed. */}
          <Tabs.Panel value={kind}>
            <RegistrationForm kind={kind} account={account} onLogin={logIn} onRegistered={onRegistered} />
          </Tabs.Panel>
        </AccountTabs>
      </Panel>
      <aside>
        <h2 className={classes.asideTitle}>{t('register.afterTitle')}</h2>
        <ol className={classes.steps}>
          <li>{t('register.afterReview')}</li>
          <li>{t('register.afterCertify')}</li>
          <li>{t('register.afterApply')}</li>
        </ol>
        <p className={classes.login}>
          <Anchor
            component="button"
            type="button"
            onPointerEnter={prepareLogin}
            onFocus={prepareLogin}
            onClick={() => requestLogin({ how: 'dialog' })}
          >
            {t('auth.hasAccount')}
          </Anchor>
        </p>
      </aside>
      <Dialog
        opened={noticeOpen}
        onClose={() => setNoticeOpen(false)}
        title="register.noticeTitle"
        footer={
          <Button data-autofocus onClick={() => setNoticeOpen(false)}>
            {t('register.noticeConfirm')}
          </Button>
        }
      >
        <p className={classes.notice}>{t('register.noticeBody')}</p>
        <p className={classes.needTitle}>{t('register.needTitle')}</p>
        <ul className={classes.needs}>
          <li>{t('register.needAccount')}</li>
          <li>{t('register.needCompany')}</li>
        </ul>
      </Dialog>
    </div>
  );
}
