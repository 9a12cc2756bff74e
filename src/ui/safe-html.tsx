import { useMemo, type ReactNode } from 'react';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LANGUAGE_TAG, otherLanguageOf } from '#src/lib/other-language.ts';
import { cleanHtml, plainText } from './clean-html.ts';
import { useCleaner } from './use-cleaner.ts';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  /** Untrusted (decision 22). */
  html: string;
}

/**
 * Sanitised server HTML; plain text in the same layout until the sanitiser has loaded. Marks text in the other language
 * (decision 35).
 */
export function SafeHtml({ html }: SafeHtmlProps): ReactNode {
  const { lang } = useText();
  const cleaner = useCleaner();
  const clean = useMemo(
    () => (cleaner === null ? null : cleanHtml(cleaner, html, config().pictureOrigins)),
    [cleaner, html],
  );

  const words = useMemo(() => plainText(html), [html]);
  const other = otherLanguageOf(words, lang);
  const marked = other === null ? {} : { lang: LANGUAGE_TAG[other] };
  if (clean === null) {
    return (
      <div className={classes.plain} {...marked}>
        {words}
      </div>
    );
  }
  return <div className={classes.rich} {...marked} dangerouslySetInnerHTML={{ __html: clean }} />;
}
