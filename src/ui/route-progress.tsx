import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './route-progress.module.css';

/** Visible after 300 ms, so that quick pages show none. */
export function RouteProgress(): ReactNode {
  const { t } = useText();
  const active = useRouterState({ select: (state) => state.isLoading });
  if (!active) return null;
  return (
    <div className={classes.root} role="progressbar" aria-label={t('ui.routeLoading')} data-no-print>
      <div className={classes.line} />
    </div>
  );
}
