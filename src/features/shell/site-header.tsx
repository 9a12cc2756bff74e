import { Link } from '@tanstack/react-router';
import { type ReactNode, useState, type ComponentProps } from 'react';
import { ActionIcon, Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Logo } from '#src/ui/logo.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { LanguageSwitch } from '#src/parts/page/language-switch.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { HeaderLine } from '#src/ui/page-layout.tsx';
import { MessageBell } from './message-bell.tsx';
import { usePalette, type FetchPalette, PaletteButton } from './palette/use-palette.tsx';
import { SchemeMenu } from '#src/ui/theme/scheme-menu.tsx';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { latePart } from '#src/ui/late-part.ts';
import { useOwnName } from '#src/parts/session/use-own-company.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { TopNav } from './top-nav.tsx';
import { useMenu, type Menu } from './use-menu.ts';
import classes from './header.module.css';
import navDrawerClasses from './nav-drawer.module.css';

const useOpenMenu = latePart(() => import('./user-menu-open.tsx').then((part) => part.OpenUserMenu));

/** Company or user name, with links to the personal center and the logout (document 1 §2). */
export function UserMenu({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const name = useOwnName(user) ?? t('nav.user');
  const { Part, trigger } = useOpenMenu();
  return Part === null ? <UserButton name={name} {...trigger} /> : <Part user={user} name={name} />;
}

const useOpenDrawer = latePart(() => import('./nav-drawer-open.tsx').then((part) => part.OpenNavDrawer));

/** Navigation on phones: the menu in a drawer, with language and colour scheme below. */
function NavDrawer({ menu, onSearch }: { menu: Menu; onSearch: () => void }): ReactNode {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { Part, trigger } = useOpenDrawer();
  return (
    <>
      <ActionIcon
        {...trigger}
        onClick={() => {
          trigger.onClick();
          setOpened(true);
        }}
        size={40}
        color="gray"
        c="var(--ink)"
        className={navDrawerClasses.burger}
        aria-label={t('nav.openMenu')}
        aria-expanded={opened}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      {Part !== null && (
        <Part menu={menu} opened={opened} onClose={() => setOpened(false)} onSearch={onSearch} />
      )}
    </>
  );
}

/** Sticky header with logo, navigation and tools (document 1 §1). Below 1024 px the navigation is a drawer. */
export function SiteHeader({ fetchPalette }: { fetchPalette: FetchPalette }): ReactNode {
  const { t } = useText();
  const user = useSession();
  const menu = useMenu();
  const palette = usePalette(fetchPalette);
  return (
    <header className={classes.root} data-no-print>
      <HeaderLine>
        <Link to="/" className={classes.home} aria-label={`${t('common.appName')} · ${t('common.backHome')}`}>
          <Logo />
        </Link>
        <div className={classes.nav}>
          <PartBoundary>
            <TopNav menu={menu} />
          </PartBoundary>
        </div>
        <div className={classes.tools}>
          <div className={classes.wide}>
            <PaletteButton onOpen={palette.open} onPrepare={palette.prepare} />
            <LanguageSwitch />
            <SchemeMenu />
          </div>
          {user === null ? (
            <LoginButton />
          ) : (
            <>
              <PartBoundary>
                <MessageBell userId={user.id} />
              </PartBoundary>
              <UserMenu user={user} />
            </>
          )}
          <NavDrawer menu={menu} onSearch={palette.open} />
        </div>
      </HeaderLine>
      {palette.element}
    </header>
  );
}

/** Opens the login dialog; prefetches its chunk on hover and focus. */
function LoginButton(): ReactNode {
  const { t } = useText();
  return (
    <Button
      className={classes.login}
      onPointerEnter={prepareLogin}
      onFocus={prepareLogin}
      onClick={() => requestLogin({ how: 'dialog' })}
      aria-haspopup="dialog"
    >
      {t('nav.login')}
    </Button>
  );
}

interface UserButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Company or own name. */
  name: string;
}

export function UserButton({ name, ...rest }: UserButtonProps): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      px="xs"
      leftSection={<IconUserCircle size={22} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      classNames={{ root: classes.user, section: classes.userSection }}
      aria-label={`${name} · ${t('nav.userMenu')}`}
      aria-haspopup="menu"
      {...rest}
    >
      <span className={classes.userName} title={name}>
        <AsWritten text={name} />
      </span>
    </Button>
  );
}
