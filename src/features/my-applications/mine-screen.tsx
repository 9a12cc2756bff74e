import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { ProcessLine } from '#src/parts/process/process-line.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { ApplicationEntry } from './application-entry.tsx';
import { inGroups } from './deadlines.ts';
import { Dialogs } from './dialogs.tsx';
import type { MyApplication } from './model.ts';
import { firstPages, matches, overviewOf, PART_PAGE_SIZE, type Overview } from './overview.ts';
import type { DialogKind, MineSearch } from './search.ts';
import type { AllApplications } from './read-all.ts';
import { Rail } from './rail.tsx';
import { useRowMoves } from './row-moves.ts';
import { Stations } from './stations.tsx';
import { Order, Toolbar } from './toolbar.tsx';
import { ASKED_MAX, useApplications } from './use-applications.ts';
import classes from './mine.module.css';

/** Application and its open dialog; the application is kept during the closing transition. */
interface Chosen {
  id: string;
  dialog: DialogKind | null;
}

interface MineProps {
  search: MineSearch;
}

/** My EPD/CFP: tasks of the user as cards, all other applications as rows (document 2 §2, design "Density"). */
export function MineScreen({ search }: MineProps): ReactNode {
  return (
    <OwnPage title="nav.epdMine" add={{ to: '/epd/epdApplyFor', label: 'epd.mine.apply' }}>
      {(user) => <Applications userId={user.id} search={search} />}
    </OwnPage>
  );
}

function Applications({ userId, search }: MineProps & { userId: string }): ReactNode {
  const { page = 1, q = '' } = search;
  // Search matches come first, as does everything shown on the page.
  const { query } = useApplications(userId, {
    first: useCallback((rows) => rows.filter((row) => matches(row, q)), [q]),
    max: Math.max(ASKED_MAX, page * PART_PAGE_SIZE),
  });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const rows = query.data?.rows;
  const application = rows?.find(({ id }) => id === chosen?.id);
  return (
    <>
      {/* Stands from the beginning, so that what is typed while the rows come is kept. */}
      {(rows === undefined ? query.error === null : rows.length > 0) && <Head rows={rows} search={search} />}
      <QueryState
        query={query}
        shape="stages"
        count={7}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <>
            <EmptyState
              why="papers"
              title="epd.mine.empty"
              hint="epd.mine.emptyHint"
              action={<LinkButton to="/epd/epdApplyFor" label="epd.mine.emptyAction" />}
            />
            <ProcessLine />
          </>
        }
      >
        {(all) => (
          <>
            <Lists
              all={all}
              search={search}
              onOpen={(id, dialog) => setChosen({ id, dialog })}
              retry={() => void query.refetch()}
            />
            {application !== undefined && (
              <Dialogs
                application={application}
                open={chosen?.dialog ?? null}
                onClose={() => setChosen({ id: application.id, dialog: null })}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function useSearchInUrl(search: MineSearch): (change: Partial<MineSearch>) => void {
  const navigate = useNavigate();
  return (change) => {
    const to = '/epd/mineEpd';
    void navigate({ to, search: { ...search, ...change }, replace: true, resetScroll: false });
  };
}

/** The two lines and the filters; without counts while the rows come. */
function Head({
  rows,
  search,
}: {
  rows: readonly MyApplication[] | undefined;
  search: MineSearch;
}): ReactNode {
  const go = useSearchInUrl(search);
  const today = platformToday();
  const overview = rows === undefined ? null : overviewOf(rows, search, today);
  return (
    <>
      <div className={classes.lines}>
        <Stations search={search} counts={overview?.stations} />
        <Rail rows={rows} today={today} />
      </div>
      <Toolbar
        search={search}
        counts={overview?.counts}
        onChange={(change) => go({ page: undefined, ...change })}
      />
    </>
  );
}

interface ListsProps {
  all: AllApplications;
  search: MineSearch;
  onOpen: (id: string, dialog: DialogKind) => void;
  retry: () => void;
}

function Lists({ all, search, onOpen, retry }: ListsProps): ReactNode {
  const { t } = useText();
  const go = useSearchInUrl(search);
  const today = platformToday();
  const overview = overviewOf(all.rows, search, today);
  const entry = (as: 'card' | 'row') => (application: MyApplication, index?: number) => (
    <li key={application.id} data-id={application.id}>
      <ApplicationEntry
        application={application}
        as={as}
        first={index === 0}
        today={today}
        onOpen={(kind) => onOpen(application.id, kind)}
      />
    </li>
  );
  const list = useRowMoves([overview.yours, overview.rows], search);
  return (
    <div ref={list}>
      {!all.complete && (
        <p className={classes.partly} role="status">
          {all.total === null
            ? t('epd.mine.partlyOnly', { shown: all.rows.length })
            : t('epd.mine.partly', { shown: all.rows.length, total: all.total })}{' '}
          <Button label="common.retry" variant="subtle" size="compact-md" onClick={retry} />
        </p>
      )}
      {inGroups(overview.yours, today).map(({ group, rows }) => (
        <section key={group} className={classes.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} data-group={group}>
            {t(`epd.mine.group.${group}`, { count: rows.length })}
          </h2>
          <ul className={classes.cards}>{rows.map(entry('card'))}</ul>
        </section>
      ))}
      <Others overview={overview} search={search} onChange={go}>
        {entry('row')}
      </Others>
    </div>
  );
}

interface OthersProps {
  overview: Overview;
  search: MineSearch;
  onChange: (change: Partial<MineSearch>) => void;
  children: (application: MyApplication) => ReactNode;
}

/** Rows that need no action from the user, or the empty state of a search. */
function Others({ overview, search, onChange, children }: OthersProps): ReactNode {
  const { yours, rows, pageSize } = overview;
  if (rows.length === 0 && yours.length > 0) return null;
  if (rows.length === 0)
    return (
      <EmptyState
        why="found"
        title={
          search.q === undefined ? 'epd.mine.noneHere' : { key: 'epd.mine.noneFound', vars: { q: search.q } }
        }
        action={
          <Button
            label="epd.mine.showAll"
            variant="outline"
            onClick={() => onChange({ turn: undefined, station: undefined, q: undefined, page: undefined })}
          />
        }
      />
    );
  const shown = firstPages(rows, search.page ?? 1, pageSize);
  const list = (
    <GrowingList
      list={{
        data: shown,
        error: null,
        isFetching: false,
        refetch: () => null,
        growing: false,
        growError: null,
      }}
      shape="rows"
      count={pageSize}
      empty={null}
      onMore={() => onChange({ page: (search.page ?? 1) + 1 })}
    >
      {(some) => <ul className={classes.rows}>{some.map(children)}</ul>}
    </GrowingList>
  );
  if (search.turn !== undefined) return list;
  const title = yours.length > 0 ? 'epd.mine.rest' : 'epd.mine.all';
  return (
    <Section
      title={{ key: title, vars: { count: rows.length } }}
      space="dense"
      action={<Order search={search} onChange={(change) => onChange({ page: undefined, ...change })} />}
    >
      {list}
    </Section>
  );
}
