import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useLogout } from '#src/parts/session/use-logout.ts';
import { useOwnName } from '#src/parts/session/use-own-name.ts';
import { Panel } from '#src/ui/panel.tsx';
import classes from './registration.module.css';

/** Says who is signed in, with the ways on: an account in use needs no other one. */
export function SignedInAlready({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const { logout, leaving } = useLogout();
  const name = useOwnName(user) ?? t('nav.user');
  return (
    <Panel>
      <p className={classes.signedIn}>{t('register.signedIn', { name })}</p>
      <p className={classes.signedInHint}>{t('register.signedInHint')}</p>
      <div className={classes.ways}>
        <Button component={Link} to="/user">
          {t('register.toUser')}
        </Button>
        <Button variant="default" loading={leaving} onClick={() => void logout()}>
          {t('nav.logout')}
        </Button>
      </div>
    </Panel>
  );
}
