import { Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HtmlFrame } from '#src/ui/html-frame.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { pageQueries } from './queries.ts';
import { SERVER_PAGES, type ServerPageName } from './server-pages.ts';
import classes from './pages.module.css';

/** With our heading for screen readers. Print shows the page's text, as browsers cut an iframe (document 2 §2, decision 22). */
export function ServerPage({ name }: { name: ServerPageName }): ReactNode {
  const { t, lang } = useText();
  const query = useQuery(pageQueries.html(name, lang));
  const { title, height } = SERVER_PAGES[name];
  return (
    <>
      <VisuallyHidden>
        <Title order={1}>{t(title)}</Title>
      </VisuallyHidden>
      <QueryState
        query={query}
        shape="article"
        count={16}
        explain={(error) => describeError(error, 'page.loadFail')}
        isEmpty={(html) => plainText(html) === '' && !/<(?:img|svg)\b/i.test(html)}
        empty={<EmptyState title="common.noData" />}
      >
        {(html) => (
          <>
            <div className={classes.frame}>
              <HtmlFrame
                html={html}
                minHeight={height(lang)}
                title={{ key: 'page.frameTitle', vars: { name: t(title) } }}
              />
            </div>
            <div className={classes.paper}>
              <SafeHtml html={html} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
