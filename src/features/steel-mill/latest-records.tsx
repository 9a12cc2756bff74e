import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { RecordList } from '#src/parts/verification/record-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { LATEST } from './queries.ts';
import classes from './steel-mill.module.css';

/** The latest verification records, and how many requests are still being checked (decision 12). */
export function LatestRecords({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const latest = useQuery(verificationQueries.page(userId, 1, { size: LATEST }));
  const open = useQuery(
    verificationQueries.page(userId, 1, { size: LATEST, state: VERIFICATION.inProgress }),
  );
  return (
    <QueryState
      query={latest}
      shape="rows"
      count={LATEST}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title="verify.empty" hint="verify.intro" />}
    >
      {({ rows }) => (
        <>
          {open.data !== undefined && (
            <p className={classes.open}>{t('mill.checking', { count: open.data.total })}</p>
          )}
          <RecordList
            rows={rows}
            page={1}
            pageSize={LATEST}
            action={({ id, number }) => (
              <TextLink to="/myDetails" search={{ id }} aria-label={t('verify.open', { number })}>
                {t('common.details')}
              </TextLink>
            )}
          />
        </>
      )}
    </QueryState>
  );
}
