import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { platformToday } from '#src/api/server-clock.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { isExpired, LEGAL } from '#src/parts/legal/legal-document.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { LegalText } from './legal-text.tsx';
import { historyQueries } from './queries.ts';

/** One version of a legal document, also an old one (document 1 §2 `/hoster?Id=`). */
export function VersionScreen({ id }: { id: string | undefined }): ReactNode {
  return <PageWidth>{id === undefined ? <NotFound /> : <Version id={id} />}</PageWidth>;
}

function Version({ id }: { id: string }): ReactNode {
  const { t, lang } = useText();
  const { data, isError, error, isFetching, refetch } = useQuery(historyQueries.version(id, lang));

  if (data !== undefined) {
    const today = platformToday();
    const expired = isExpired(data, today);
    const { title, path } = LEGAL[data.type];
    return (
      <>
        <PageTitle
          title={{ text: `${t(title)} ${data.version}` }}
          {...(expired && { intro: 'legal.expiredNotice' })}
        />
        <LegalText
          document={data}
          today={today}
          links={
            expired && (
              <li>
                <TextLink to={path}>{t('legal.viewCurrent')}</TextLink>
              </li>
            )
          }
        />
      </>
    );
  }
  if (!isError) {
    return (
      <>
        <PageTitle title="legal.historyTitle" />
        <LoadingState shape="text" count={12} />
      </>
    );
  }
  // The server knows no such version; anything else may pass.
  if (error instanceof BusinessError) return <NotFound />;
  return (
    <>
      <PageTitle title="legal.historyTitle" />
      <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
}

function NotFound(): ReactNode {
  const { t } = useText();
  return (
    <>
      <PageTitle title="legal.historyTitle" />
      <EmptyState
        title="legal.notFound"
        action={<TextLink to="/compent">{t('legal.viewHistory')}</TextLink>}
      />
    </>
  );
}
