import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './frame.module.css';

/** Visible after 300 ms, so that quick pages show none. */
export function RouteProgress(): ReactNode {
  const { t } = useText();
  const active = useRouterState({ select: (state) => state.isLoading });
  if (!active) return null;
  return (
    <div className={classes.progress} role="progressbar" aria-label={t('ui.routeLoading')} data-no-print>
      <div className={classes.progressLine} />
    </div>
  );
}
