import { useMemo, type ReactNode } from 'react';
import { cleanHtml, plainText } from './clean-html.ts';
import { useCleaner } from './use-cleaner.ts';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  /** HTML from the server: untrusted (decision 22). */
  html: string;
}

/**
 * Server HTML, cleaned before it is shown. The cleaner is fetched when the first such text appears; until then its words
 * stand there as plain text, in the same column and type, so that little moves when the formatting arrives.
 */
export function SafeHtml({ html }: SafeHtmlProps): ReactNode {
  const cleaner = useCleaner();
  const clean = useMemo(() => (cleaner === null ? null : cleanHtml(cleaner, html)), [cleaner, html]);

  if (clean === null) return <div className={classes.plain}>{plainText(html)}</div>;
  return <div className={classes.rich} dangerouslySetInnerHTML={{ __html: clean }} />;
}
