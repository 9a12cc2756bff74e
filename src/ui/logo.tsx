import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { LogoMark } from './drawings/logo-mark.tsx';
import classes from './logo.module.css';

/** Mark and name of the platform in the language of the page; the name is text, so it scales, copies and reads aloud. */
export function Logo(): ReactNode {
  const { t } = useText();
  return (
    <span className={classes.root}>
      <LogoMark />
      <span className={classes.name}>{t('common.appName')}</span>
    </span>
  );
}
