import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { formatDate } from '#src/lib/format.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { countOpen, daysWaiting, inWorkOrder, isOpen } from '#src/parts/verification/work-order.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
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
  const today = useToday();
  const state = VERIFICATION.inProgress;
  const batch = useQuery(verificationQueries.batch(userId, 1, 'agency'));
  const open = batch.data?.goesOn === false ? countOpen(batch.data.rows) : null;
  const shown = inWorkOrder(batch.data?.rows ?? [])
    .filter(isOpen)
    .slice(0, SHOWN);
  const list = (rows: readonly VerificationRecord[] | number): ReactNode => (
    <div className={classes.requests}>
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
                  title: 'verify.agency.waiting' as const,
                  kind: 'date' as const,
                  cell: ({ submittedAt: at }: VerificationRecord) => {
                    const days = daysWaiting(at, today);
                    return (
                      days !== null && `${formatDays(days, lang)} · ${formatDate(at.slice(0, 10), lang)}`
                    );
                  },
                },
              ]),
          {
            title: 'common.actions',
            plain: true,
            cell: ({ id }) =>
              id === shown[0]?.id && (
                <LinkButton
                  to="/thirdAgency"
                  search={{ state, id }}
                  size="compact-md"
                  my="-0.375rem"
                  label="home.dashboard.agencyBegin"
                />
              ),
          },
        ]}
      />
    </div>
  );
  return (
    <Section
      title="home.dashboard.agency"
      space="dense"
      action={<TextLink to="/thirdAgency" search={{ state }} label="home.viewAll" />}
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
        {() => (
          <>
            {open !== null && <p className={classes.note}>{t('mill.checking', { count: open })}</p>}
            {list(shown)}
          </>
        )}
      </QueryState>
    </Section>
  );
}
