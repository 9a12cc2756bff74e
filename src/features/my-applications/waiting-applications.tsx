import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';
import { byDay, turnOf } from './overview.ts';
import { applicationQueries } from './queries.ts';
import { OwnDeadline } from './now.tsx';
import { possibleActions, whatHappensNow } from './rules.ts';
import classes from './mine.module.css';

/** The applications that wait for a decision or for files of the customer, each with its sentence and the way there. */
export function WaitingApplications({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const today = platformToday();
  const now = ({ progress }: MyApplication) => whatHappensNow(progress, today);
  return (
    <QueryState query={useQuery(applicationQueries.all(userId))} shape="rows" count={2}>
      {({ rows }) => {
        const waiting = rows.filter((row) => turnOf(row, today) === 'yours').sort(byDay);
        if (waiting.length === 0) return <p className={classes.nothing}>{t('mill.waitNone')}</p>;
        return (
          <RegisterList
            label="mill.waitTitle"
            rows={waiting}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'product',
                title: 'mill.product',
                heads: true,
                width: '30%',
                cell: (row) => <AsWritten text={productsOf(row, lang)} />,
              },
              {
                key: 'what',
                title: 'mill.what',
                cell: (row) => {
                  const { what, own } = now(row);
                  return (
                    <>
                      {t(what)}
                      {lang === 'zh' ? '' : ' '}
                      <OwnDeadline own={own} />
                    </>
                  );
                },
              },
              {
                key: 'open',
                title: 'common.actions',
                plain: true,
                cell: (row) => (
                  <TextLink
                    to="/epd/mineEpd"
                    search={{ id: row.id, dialog: possibleActions(row.progress)[0] }}
                    className={classes.go}
                    aria-label={t('mill.openOf', { name: productsOf(row, lang) })}
                  >
                    {t('mill.open')}
                  </TextLink>
                ),
              },
            ]}
          />
        );
      }}
    </QueryState>
  );
}
