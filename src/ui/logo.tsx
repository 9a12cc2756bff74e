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

/** Three lanes of the register, from glowing to cold. Decorative: the name is beside it as text. */
function LogoMark(): ReactNode {
  return (
    <svg className={classes.logoMarkRoot} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect className={classes.body} x="2" y="2" width="36" height="36" rx="8" />
      <path className={classes.lanes} d="M8 12h24M8 20h24M8 28h24" />
      <circle className={classes.hot} cx="28" cy="12" r="4" />
      <circle className={classes.warm} cx="20" cy="20" r="4" />
      <circle className={classes.cold} cx="12" cy="28" r="4" />
    </svg>
  );
}
