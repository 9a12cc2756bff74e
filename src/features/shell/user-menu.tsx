import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useLogout } from '#src/parts/session/use-logout.ts';
import { useOwnName } from './use-own-name.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import classes from './header.module.css';

/** The signed-in user: company or own name, with the personal center and the logout (document 1 §2). */
export function UserMenu({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const { logout, leaving } = useLogout();
  const name = useOwnName(user) ?? t('nav.user');
  return (
    <Menu position="bottom-end" width="max-content" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          px="xs"
          loading={leaving}
          leftSection={<IconUserCircle size={22} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          classNames={{ root: classes.user, section: classes.userSection }}
          aria-label={`${name} · ${t('nav.userMenu')}`}
        >
          <span className={classes.userName} title={name}>
            <AsWritten text={name} />
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.account}>
          {user.userAccount === '' ? name : user.userAccount}
        </Menu.Label>
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
      </Menu.Dropdown>
    </Menu>
  );
}
