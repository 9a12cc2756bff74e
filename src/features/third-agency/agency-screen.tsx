import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { inWorkOrder, countOpen, daysWaiting, isOpen, WAITING } from '#src/parts/verification/work-order.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { matching, countsOf, offeredStates } from './rules.ts';
import { RequestTable } from '#src/parts/verification/request-table.tsx';
import { RequestView } from './request-view.tsx';
import type { AgencySearch } from '#src/parts/verification/agency-search.ts';
import { useGrowingList, type GrowingQuery } from '#src/parts/list/use-growing-list.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { type VerificationRecord, VERIFICATION_VIEW } from '#src/parts/verification/record.ts';
import classes from './third-agency.module.css';
import base from '#src/ui/base.module.css';
import { formatDays } from '#src/lib/format-days.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segments } from '#src/ui/segments.tsx';

/** Rows of the table at first, and with each step. */
const STEP = 25;

/**
 * Workplace of an agency (decision 15): its requests in the order of the work, or one of them beside the register. State, typed text
 * and open request are in the URL.
 */
export function AgencyScreen({ search }: { search: AgencySearch }): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      {search.id === undefined && <PageTitle title="verify.agencyTitle" intro="verify.agencyIntro" />}
      {/* Without a session the route guard redirects. */}
      {user !== null && <Workplace userId={user.id} search={search} />}
    </PageWidth>
  );
}

function Workplace({ userId, search }: { userId: string; search: AgencySearch }): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const { list, readMore } = useRecords(userId);
  const go = (next: AgencySearch): void =>
    void router.navigate({ to: '/thirdAgency', search: next, replace: true, resetScroll: false });
  const { state, keyword = '', page = 1, id } = search;
  const all = inWorkOrder(list.data?.rows ?? []);
  const typed = matching(all, keyword);
  const rows = state === undefined ? typed : typed.filter((row) => row.state === state);

  if (id !== undefined)
    return (
      <RequestView
        userId={userId}
        id={id}
        rows={rows}
        search={search}
        onGo={(next) => go({ ...search, id: next })}
      />
    );
  return (
    <QueryState
      query={list}
      loading={
        <>
          <LoadingState shape="requests" count={0} />
          <RequestTable rows={4} search={search} />
        </>
      }
      isEmpty={() => all.length === 0}
      empty={<EmptyState title="verify.empty" hint="verify.agencyEmptyHint" />}
    >
      {({ hasMore, total }) => (
        <>
          <NextWork rows={all} isAll={!hasMore} />
          <RequestFilters rows={typed} search={search} onGo={go} />
          {hasMore && (
            <p className={classes.unread} role="note">
              {total === null
                ? t('verify.agency.unread', { read: formatNumber(all.length) })
                : t('verify.agency.unreadOf', {
                    read: formatNumber(all.length),
                    total: formatNumber(total),
                  })}
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState why="found" title="verify.emptyState" />
          ) : (
            <RequestTable rows={rows.slice(0, page * STEP)} search={search} />
          )}
          {(rows.length > STEP || hasMore) && (
            <LoadMore
              shown={Math.min(rows.length, page * STEP)}
              total={rows.length}
              about={hasMore}
              hasMore={rows.length > page * STEP || hasMore}
              loading={list.growing}
              label={rows.length <= page * STEP ? 'verify.agency.readMore' : undefined}
              error={list.growError === null ? null : 'ui.paging.failed'}
              onMore={() => {
                if (rows.length > page * STEP) go({ ...search, page: page + 1 });
                else readMore();
              }}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

/** All requests that the agency may see, newest first; `readMore` reads the next older batch. */
function useRecords(userId: string): {
  list: GrowingQuery<VerificationRecord>;
  readMore: () => void;
} {
  const [batches, setBatches] = useState(1);
  const list = useGrowingList({
    query: (batch) => verificationQueries.batch(userId, batch, 'agency'),
    pages: batches,
    hasMore: (read) => read.at(-1)?.goesOn === true,
  });
  const readMore = (): void => {
    if (list.growError === null) setBatches(batches + 1);
    else list.refetch();
  };
  return { list, readMore };
}

interface NextWorkProps {
  /** In the order of the work. */
  rows: readonly VerificationRecord[];
  /** Whether these are all; else nothing is counted and none is called the oldest. */
  isAll: boolean;
}

/** How much is in progress and for how long, who decides, and the way to the first request. */
function NextWork({ rows, isAll }: NextWorkProps): ReactNode {
  const { t, lang } = useText();
  const today = useToday();
  const oldest = rows.find(isOpen);
  const days = daysWaiting(oldest?.submittedAt ?? '', today);
  const count = isAll ? countOpen(rows) : null;
  const lead = (count: number): string => {
    if (oldest === undefined) return t('verify.agency.openNone');
    return days === null
      ? t('verify.agency.openUndated', { count })
      : t('verify.agency.openSince', { count, days: formatDays(days, lang) });
  };
  return (
    <div className={classes.work}>
      <div>
        {count !== null && <p className={classes.lead}>{lead(count)}</p>}
        <p className={classes.decides}>{t('verify.agency.decides')}</p>
      </div>
      {isAll && oldest !== undefined && (
        <LinkButton to="/thirdAgency" search={{ ...WAITING, id: oldest.id }} label="verify.agency.begin" />
      )}
    </div>
  );
}

interface RequestFiltersProps {
  /** Requests that match the typed text, in all states. */
  rows: readonly VerificationRecord[];
  search: AgencySearch;
  onGo: (next: AgencySearch) => void;
}

function RequestFilters({ rows, search, onGo }: RequestFiltersProps): ReactNode {
  const { t } = useText();
  const { state, keyword } = search;
  const counts = countsOf(rows);
  const offered = offeredStates(counts, state);
  const words = (label: string, count: number): ReactNode => (
    <>
      {label} <span className={base.muted}>{count}</span>
    </>
  );
  return (
    <div className={classes.filters}>
      <Segments
        label={t('verify.state')}
        labelHidden
        value={String(state ?? '')}
        onChange={(value) => onGo({ keyword, state: offered.find((one) => String(one) === value) })}
        options={[
          { value: '', words: words(t('common.all'), rows.length) },
          ...offered.map((one) => ({
            value: String(one),
            words: words(t(VERIFICATION_VIEW[one].label), counts[one]),
          })),
        ]}
      />
      <SearchField
        label="verify.agency.field"
        labelHidden
        placeholder="verify.agency.field"
        value={keyword}
        maxLength={KEYWORD_MAX}
        onApply={(text) => onGo({ state, keyword: text })}
      />
    </div>
  );
}
