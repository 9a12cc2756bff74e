import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isExpired, LEGAL } from '#src/parts/legal/legal-document.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LegalText } from './legal-text.tsx';
import { historyQueries } from './queries.ts';
import type { LegalDocument } from '#src/parts/legal/read.ts';

/** One version of a legal document, also an expired one (document 1 §2 `/hoster?Id=`). */
export function VersionScreen({ id }: { id: string | undefined }): ReactNode {
  return (
    <PageWidth>
      {id === undefined ? (
        <>
          <PageTitle title="legal.historyTitle" />
          <NotFound />
        </>
      ) : (
        <Version id={id} />
      )}
    </PageWidth>
  );
}

function Version({ id }: { id: string }): ReactNode {
  const { lang } = useText();
  const query = useQuery(historyQueries.version(id, lang));
  const today = platformToday();
  return (
    <>
      <Head version={query.data} today={today} />
      <QueryState query={query} shape="text" count={12} missing={<NotFound />}>
        {(version) => (
          <LegalText
            document={version}
            today={today}
            links={
              isExpired(version, today) &&
              version.type !== null && (
                <li>
                  <TextLink to={LEGAL[version.type].path} label="legal.viewCurrent" />
                </li>
              )
            }
          />
        )}
      </QueryState>
    </>
  );
}

function Head({ version, today }: { version: LegalDocument | undefined; today: string }): ReactNode {
  const { t } = useText();
  if (version === undefined || version.type === null) return <PageTitle title="legal.historyTitle" />;
  return (
    <PageTitle
      title={{ text: `${t(LEGAL[version.type].title)} ${version.version}` }}
      {...(isExpired(version, today) && { intro: 'legal.expiredNotice' })}
    />
  );
}

function NotFound(): ReactNode {
  return (
    <EmptyState
      why="found"
      title="legal.notFound"
      action={<TextLink to="/compent" label="legal.viewHistory" />}
    />
  );
}
