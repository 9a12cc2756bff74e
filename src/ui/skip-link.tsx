import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './frame.module.css';

/** Target of the skip link; needs `tabIndex={-1}`. */
export const MAIN_ID = 'main';

export function SkipLink(): ReactNode {
  const { t } = useText();
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`} data-no-print>
      {t('nav.skipToContent')}
    </a>
  );
}
