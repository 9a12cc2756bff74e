import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { LEGAL, type LegalType } from '#src/parts/legal/legal-document.ts';
import { legalQueries } from '#src/parts/legal/queries.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { LegalText } from './legal-text.tsx';

/** The version in force of the user agreement (`/policy`) or the privacy policy (`/agreement`) (document 1 §2). */
export function CurrentScreen({ type }: { type: LegalType }): ReactNode {
  const { t, lang } = useText();
  const { data, isError, error, isFetching, refetch } = useQuery(legalQueries.current(type, lang));
  return (
    <PageWidth>
      <PageTitle title={LEGAL[type].title} />
      {data !== undefined ? (
        <LegalText
          document={data}
          today={platformToday()}
          links={
            type === 'PRIVACY' && (
              <li>
                <TextLink to="/passpassword">{t('user.cancelAccount')}</TextLink>
              </li>
            )
          }
        />
      ) : isError ? (
        <ErrorState
          message={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          action={
            <TextLink to="/compent" search={{ id: type }}>
              {t('legal.viewHistory')}
            </TextLink>
          }
        />
      ) : (
        <LoadingState shape="text" count={12} />
      )}
    </PageWidth>
  );
}
