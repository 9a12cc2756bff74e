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

/** Decorative: the name is beside it as text. */
function LogoMark(): ReactNode {
  return (
    <svg className={classes.logoMarkRoot} viewBox="0 0 40 40" aria-hidden focusable="false">
      <path className={classes.body} d="M12 5h16l7 26a3 3 0 0 1-3 4H8a3 3 0 0 1-3-4Z" />
      <path className={classes.line} d="M13 26h14" />
      <circle className={classes.hot} cx="12" cy="26" r="3.5" />
      <circle className={classes.cold} cx="20" cy="26" r="2.25" />
      <circle className={classes.cold} cx="28" cy="26" r="2.25" />
    </svg>
  );
}
