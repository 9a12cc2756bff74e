import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { countOpen, inWorkOrder, isOpen } from '#src/parts/verification/work-order.ts';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './dashboard.module.css';

/** Maximum number of rows; the workspace shows all. */
const SHOWN = 5;
const USUAL = 2;

/** The oldest open verification requests and a link to the workspace, for third-party agencies (decision 15). */
export function AgencyRecords({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const state = VERIFICATION.inProgress;
  const batch = useQuery(verificationQueries.batch(userId, 1, 'agency'));
  const open = batch.data?.goesOn === false ? countOpen(batch.data.rows) : null;
  const list = (rows: readonly VerificationRecord[] | number): ReactNode => (
    <RegisterList
      label="home.dashboard.agency"
      rows={rows}
      rowKey={({ id }) => id}
      room={30}
      columns={[
        {
          title: 'verify.regNumber',
          kind: 'code',
          heads: true,
          cell: ({ id, number }) => (
            <TextLink to="/thirdAgency" search={{ state, id }}>
              {number}
            </TextLink>
          ),
        },
        { title: 'verify.company', cell: ({ company }) => company },
        ...(typeof rows === 'object' && rows.every(({ submittedAt }) => submittedAt === '')
          ? []
          : [
              {
                title: 'home.dashboard.submitted' as const,
                kind: 'date' as const,
                cell: ({ submittedAt }: VerificationRecord) => (
                  <time dateTime={submittedAt.slice(0, 10)}>
                    {formatDate(submittedAt.slice(0, 10), lang)}
                  </time>
                ),
              },
            ]),
      ]}
    />
  );
  return (
    <Section
      title="home.dashboard.agency"
      space="dense"
      action={<TextLink to="/thirdAgency" search={{ state }} label="nav.thirdAgency" />}
    >
      <QueryState
        query={batch}
        loading={
          <>
            <p className={classes.note}>&nbsp;</p>
            {list(USUAL)}
          </>
        }
        isEmpty={({ rows }) => !rows.some(isOpen)}
        empty={open === 0 && <p className={classes.note}>{t('home.dashboard.agencyNone')}</p>}
      >
        {({ rows }) => (
          <>
            {open !== null && <p className={classes.note}>{t('mill.checking', { count: open })}</p>}
            {list(inWorkOrder(rows).filter(isOpen).slice(0, SHOWN))}
          </>
        )}
      </QueryState>
    </Section>
  );
}
