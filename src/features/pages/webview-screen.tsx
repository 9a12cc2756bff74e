import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { LEGAL, type LegalType } from '#src/parts/legal/legal-document.ts';
import { legalQueries } from '#src/parts/legal/queries.ts';
import { RouteAnnouncer } from '#src/parts/page/route-announcer.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { MAIN_ID } from '#src/ui/skip-link.tsx';
import { ServerPage } from './server-page.tsx';
import { LEGAL_PAGES, SERVER_PAGES, type WebviewPage } from './server-pages.ts';
import classes from './pages.module.css';

/** One page without header and footer, for the mobile app (decision 16). */
export function WebviewScreen({ page }: { page: WebviewPage }): ReactNode {
  const { t } = useText();
  return (
    <>
      <RouteAnnouncer />
      <main id={MAIN_ID} tabIndex={-1} className={classes.webview}>
        {page === 'policy' || page === 'agreement' ? (
          <Legal type={LEGAL_PAGES[page]} />
        ) : (
          <>
            <Title order={1} className={classes.title}>
              {t(SERVER_PAGES[page].title)}
            </Title>
            <ServerPage name={page} alone />
          </>
        )}
      </main>
    </>
  );
}

function Legal({ type }: { type: LegalType }): ReactNode {
  const { t, lang } = useText();
  const query = useQuery(legalQueries.current(type, lang));
  return (
    <article className={classes.legal}>
      <Title order={1}>{t(LEGAL[type].title)}</Title>
      <QueryState
        query={query}
        shape="text"
        count={12}
        isEmpty={({ html }) => html.trim() === ''}
        empty={<EmptyState title="common.noData" />}
      >
        {({ html }) => <SafeHtml html={html} />}
      </QueryState>
    </article>
  );
}
