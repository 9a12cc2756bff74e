import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSessionCheck } from '#src/parts/session/use-session-check.ts';
import { Logo } from '#src/ui/logo.tsx';
import { MAIN_ID, SkipLink } from '#src/ui/skip-link.tsx';
import { SchemeMenu } from '#src/ui/theme/scheme-menu.tsx';
import { HeaderLine } from '#src/ui/page-layout.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import classes from './plain-frame.module.css';

interface PlainFrameProps {
  /** For documents. */
  wide?: boolean;
  /** The first half of the page, from 900 px. */
  beside?: ReactNode;
  children: ReactNode;
}

/** document 2 §2 */
export function PlainFrame({ wide = false, beside, children }: PlainFrameProps): ReactNode {
  const { t } = useText();
  useSessionCheck();
  return (
    <div className={classes.root}>
      <SkipLink />
      <RouteAnnouncer />
      <header className={classes.head} data-no-print>
        <HeaderLine>
          <Link
            to="/"
            className={classes.home}
            aria-label={`${t('common.appName')} · ${t('common.backHome')}`}
          >
            <Logo />
          </Link>
          <div className={classes.tools}>
            <LanguageSwitch />
            <SchemeMenu />
          </div>
        </HeaderLine>
      </header>
      <div className={classes.body} data-halves={beside !== undefined || undefined}>
        {beside}
        <main id={MAIN_ID} tabIndex={-1} className={classes.main} data-wide={wide || undefined}>
          {children}
        </main>
      </div>
    </div>
  );
}
