import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './logo.module.css';

/** The name is text, so that it scales and can be copied and read aloud. */
export function Logo(): ReactNode {
  const { t } = useText();
  return (
    <span className={classes.root}>
      <LogoMark />
      <span className={classes.name}>{t('common.appName')}</span>
    </span>
  );
}

/** A coil, from glowing to cold. Decorative: the name is beside it as text. */
function LogoMark(): ReactNode {
  return (
    <svg className={classes.logoMarkRoot} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect className={classes.body} x="2" y="2" width="36" height="36" rx="8" />
      <path className={classes.cold} d="M34 31.5H20.5A11.5 11.5 0 0 1 20.5 8.5A9 9 0 0 1 29.5 17.5" />
      <path className={classes.warm} d="M29.5 17.5A9 9 0 0 1 20.5 26.5A6.5 6.5 0 0 1 14 20" />
      <circle className={classes.hot} cx="20.5" cy="19" r="3.25" />
    </svg>
  );
}
