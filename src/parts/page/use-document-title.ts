import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#src/i18n/use-text.ts';

/** Names the document after the page, in the language of the page (document 1 §1). */
export function useDocumentTitle(): void {
  const { t } = useText();
  const title = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return page?.staticData.titleOf?.(page.search) ?? page?.staticData.title;
    },
  });
  useEffect(() => {
    document.title = title === undefined ? t('common.appName') : t('common.docTitle', { page: t(title) });
  }, [t, title]);
}
