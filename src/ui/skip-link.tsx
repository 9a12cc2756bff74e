import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './skip-link.module.css';

/** Id of the page's main element, where the skip link leads. It needs `tabIndex={-1}` to take the focus. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the navigation to the content. Seen only while it has the focus. */
export function SkipLink(): ReactNode {
  const { t } = useText();
  return (
    <a className={classes.root} href={`#${MAIN_ID}`} data-no-print>
      {t('nav.skipToContent')}
    </a>
  );
}
