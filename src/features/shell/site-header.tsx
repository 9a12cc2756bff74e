import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HeaderLine } from '#src/ui/header-line.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { LanguageSwitch } from '#src/parts/page/language-switch.tsx';
import { LoginButton } from './login-button.tsx';
import { MessageBell } from './message-bell.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { usePalette, type FetchPalette } from './palette/use-palette.tsx';
import { SchemeMenu } from '#src/ui/theme/scheme-menu.tsx';
import { TopNav } from './top-nav.tsx';
import { useMenu } from './use-menu.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './header.module.css';

/**
 * Logo, navigation and tools in one row that stays in sight (document 1 §1). Below 1024 px the navigation is a drawer.
 */
export function SiteHeader({ fetchPalette }: { fetchPalette: FetchPalette }): ReactNode {
  const { t } = useText();
  const user = useSession();
  const menu = useMenu();
  const palette = usePalette(fetchPalette);
  return (
    <header className={classes.root} data-no-print>
      <HeaderLine wide>
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
