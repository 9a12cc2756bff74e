import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { countOpen, inWorkOrder, isOpen, WAITING } from '#src/parts/verification/work-order.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { Section } from '#src/ui/section.tsx';
import classes from './dashboard.module.css';

/** Maximum number of rows; the workspace shows all. */
const SHOWN = 5;
const USUAL = 2;

/** With what it takes to name products, which only agencies need. */
const RequestTable = lazyPart(
  async () => (await import('#src/parts/verification/request-table.tsx')).RequestTable,
);

/** The oldest open verification requests and a link to the workspace, for third-party agencies (decision 15). */
export function AgencyRecords({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const batch = useQuery(verificationQueries.batch(userId, 1, 'agency'));
  const { rows = [], goesOn } = batch.data ?? {};
  const count = goesOn === false ? countOpen(rows) : null;
  const open = inWorkOrder(rows).filter(isOpen);
  const first = open[0]?.id;
  const list = (shown: readonly VerificationRecord[] | number): ReactNode => (
    <div className={classes.requests}>
      <Suspense fallback={<LoadingState count={USUAL} />}>
        <RequestTable rows={shown} search={WAITING} />
      </Suspense>
    </div>
  );
  return (
    <Section
      title={
        first === undefined || count === null
          ? 'home.dashboard.agency'
          : { key: 'home.dashboard.agencyCount', vars: { count } }
      }
      space="dense"
      action={
        <div className={classes.ways}>
          <TextLink to="/thirdAgency" search={WAITING} label="home.viewAll" />
          {/* Keeps its place while they load. */}
          {(first !== undefined || batch.isPending) && (
            <LinkButton to="/thirdAgency" search={{ ...WAITING, id: first }} label="verify.agency.begin" />
          )}
        </div>
      }
    >
      <QueryState
        query={batch}
        loading={list(USUAL)}
        isEmpty={() => first === undefined}
        empty={count === 0 && <p className={classes.note}>{t('home.dashboard.agencyNone')}</p>}
      >
        {() => list(open.slice(0, SHOWN))}
      </QueryState>
    </Section>
  );
}
