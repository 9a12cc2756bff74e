import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useLogout } from '#src/parts/session/use-logout.ts';
import { ArrivingMenu } from '#src/ui/arriving-menu.tsx';
import { UserButton } from './site-header.tsx';
import classes from './header.module.css';

export function OpenUserMenu({ user, name }: { user: StoredUser; name: string }): ReactNode {
  const { t } = useText();
  const { logout, leaving } = useLogout();
  return (
    <ArrivingMenu button={(target) => <UserButton ref={target} name={name} loading={leaving} />}>
      <Menu.Label className={classes.account}>{user.userAccount === '' ? name : user.userAccount}</Menu.Label>
      <Menu.Item
        component={Link}
        to="/user"
        leftSection={<IconUserCircle size={20} stroke={1.75} aria-hidden />}
      >
        {t('nav.user')}
      </Menu.Item>
      <Menu.Item
        onClick={() => void logout()}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
      >
        {t('nav.logout')}
      </Menu.Item>
    </ArrivingMenu>
  );
}
