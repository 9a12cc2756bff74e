import { IconStar } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { EXPORT_ROWS_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { ExportMenu } from '#src/parts/open-data/export-menu.tsx';
import { useFavourites } from '#src/parts/favourites/use-favourites.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { useDisplayed } from '#src/ui/use-displayed.ts';
import { useInSteps } from '#src/ui/use-in-steps.ts';
import { useChoice, type Choice } from '#src/parts/comparison/use-choice.ts';
import { LateFileCheck } from '#src/parts/file-check/late-file-check.tsx';
import {
  activeFilters,
  PAGES_MAX,
  withoutFilter,
  withoutFilters,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { SearchPlot } from '#src/parts/plot/fetch-plot.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterForm, factsOf } from './filter-form.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { Places } from '#src/parts/plot/search-plot.tsx';
import { ResultList } from './result-list.tsx';
import { KeywordField } from './suggest/keyword-field.tsx';
import { isNewestFirst } from '#src/parts/declaration-search/own-filters.ts';
import { SortField } from './sort-field.tsx';
import { useResults, type Results } from '#src/parts/declaration-search/use-results.ts';
import type { SearchNavigation } from '#src/parts/declaration-search/use-search-navigation.ts';
import { useFilterWords } from './use-filter-words.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import classes from './search-screen.module.css';

const CompareTray = lazyPart(() =>
  import('#src/parts/comparison/compare-tray.tsx').then((part) => part.CompareTray),
);

const NoneFound = lazyPart(() => import('./none-found.tsx').then((part) => part.NoneFound));

interface SearchScreenProps {
  search: SearchParams;
  navigation: SearchNavigation;
  /** A link to a declaration is about to be followed. */
  onNear: () => void;
}

/** Each costs up to three calls. */
const CHECKED_ROWS_MAX = 20;
/** Target of the way past the plot. */
const LIST_ID = 'results';
/** Renders the filters first, then the list. */
const STEPS = 2;

/** Public register of declarations (document 2 §2). */
export function SearchScreen({ search, navigation, onNear }: SearchScreenProps): ReactNode {
  const { t } = useText();
  const results = useResults(search);
  const choice = useChoice(search, results.rows, navigation.choose);
  const ready = results.first !== undefined && !results.loading;
  const { place, displayed } = useDisplayed<HTMLElement>();
  const drawn = useInSteps(STEPS);
  return (
    <>
      <PageTitle title="nav.epdSearch" />
      <div className={classes.page}>
        <div className={classes.columns}>
          <aside ref={place} className={classes.aside} aria-label={t('common.filters')}>
            <KeywordField search={search} onChange={navigation.change} onOpen={navigation.open} />
            {displayed && (
              <FilterForm
                search={search}
                onChange={navigation.change}
                ready={ready}
                {...factsOf(results.rows)}
              />
            )}
          </aside>
          <div className={classes.main}>
            <FilterDrawer search={search} navigation={navigation} results={results} />
            {drawn > 1 && (
              <>
                <FilterChips search={search} rows={results.rows} onChange={navigation.go} />
                <div className={classes.bar}>
                  <p className={classes.count} role="status">
                    <Count results={results} />
                  </p>
                  <FavouritesLink search={search} />
                  <div className={classes.tools}>
                    {(results.loading || results.rows.length > 0) && <ExportList search={search} />}
                    <SortField
                      search={search}
                      first={isNewestFirst(results.rows) ? 'epd.search.sortNewest' : 'epd.search.sortAsSent'}
                      onChange={navigation.change}
                    />
                  </div>
                </div>
                <PlotAndList
                  search={search}
                  results={results}
                  navigation={navigation}
                  choice={choice}
                  onNear={onNear}
                />
                {ready && (
                  <LateFileCheck
                    intro="fileCheck.introSearch"
                    among="named"
                    listed={results.rows.slice(0, CHECKED_ROWS_MAX).map(({ id }) => id)}
                  />
                )}
                {choice.chosen.length > 0 && (
                  <Suspense>
                    <CompareTray search={search} choice={choice} />
                  </Suspense>
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** Over the list, before its script. */
export function ComingDialog(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.dialog}>
      <p>{t('epd.detail.title')}</p>
      <LoadingState shape="certificate" count={6} />
    </div>
  );
}

interface FilterChipsProps {
  search: SearchParams;
  /** Source of company names: visitors cannot load the list of companies. */
  rows: readonly Declaration[];
  onChange: (search: SearchParams) => void;
}

function FilterChips({ search, rows, onChange }: FilterChipsProps): ReactNode {
  const words = useFilterWords(search, rows);
  const active = activeFilters(search);
  return (
    <ChipFilters
      filters={active.map((name) => ({ key: name, label: { text: words(name) } }))}
      onRemove={(key) => {
        const name = active.find((one) => one === key);
        if (name !== undefined) onChange(withoutFilter(search, name));
      }}
      onClear={() => onChange(withoutFilters(search))}
    />
  );
}

function FavouritesLink({ search }: { search: SearchParams }): ReactNode {
  const { t } = useText();
  const { ids } = useFavourites();
  return (
    <LinkButton
      to="/epd/epdSearch"
      search={{ favourites: '1', compare: search.compare }}
      variant="subtle"
      size="compact-md"
      leftSection={<IconStar size={18} aria-hidden />}
    >
      {t(ids.length > 0 ? 'epd.favourites.open' : 'epd.favourites.title', { count: ids.length })}
    </LinkButton>
  );
}

function ExportList({ search }: { search: SearchParams }): ReactNode {
  const companyCode = useSession()?.companyCode ?? null;
  return (
    <ExportMenu
      asList
      hint={{ key: 'epd.search.exportHint', vars: { count: formatNumber(EXPORT_ROWS_MAX) } }}
      read={async (reading) => {
        const { readList } = await loadChunk(() => import('./read-list.ts'));
        return readList(search, companyCode, reading);
      }}
    />
  );
}

/** Number of results, once it is verified or known to be an estimate (decision 31). */
function Count({ results }: { results: Results }): ReactNode {
  const { t } = useText();
  const { rows, total, about, checking, loading, orderedHere, seen } = results;
  // While the first rows load, an estimate changes with every response.
  const settling = about && (checking || (loading && rows.length < SEARCH_PAGE_SIZE));
  // An estimate of 0 is unreliable: only a sample was checked.
  if (total === null || settling || (about && total === 0)) return null;
  return (
    <>
      {t(about ? 'epd.search.countAbout' : 'epd.search.count', { count: formatNumber(total) })}
      {orderedHere && <span className={classes.order}>{t('epd.search.orderedHere', { count: seen })}</span>}
    </>
  );
}

interface PlotAndListProps extends SearchScreenProps {
  results: Results;
  choice: Choice;
}

/** Places come from the plot's data, and are said in the rows too. */
function PlotAndList({ search, results, navigation, choice, onNear }: PlotAndListProps): ReactNode {
  const { t } = useText();
  // Deferred, so that rendering new rows does not block input.
  const { list, about, seen, atLimit } = useDeferredValue(results);
  const [places, setPlaces] = useState<Places | null>(null);
  const listOf = (rows: readonly Declaration[] | number): ReactNode => (
    <ResultList
      rows={rows}
      search={search}
      choice={choice}
      places={places}
      onOpen={navigation.noteOpened}
      onNear={onNear}
    />
  );
  return (
    <>
      {/* Where nothing is found or no answer came, that is said once, below. */}
      {results.list.error === null && results.list.data?.rows.length !== 0 && (
        <div className={classes.strip} data-pcr={search.pcr !== undefined || undefined}>
          <Suspense fallback={<LoadingState shape="plot" count={5} />}>
            <SearchPlot search={search} chosen={choice.chosen} listId={LIST_ID} onPlaces={setPlaces} />
          </Suspense>
        </div>
      )}
      <div id={LIST_ID} tabIndex={-1} className={classes.list}>
        <GrowingList
          list={list}
          keepsRows
          loading={listOf(SEARCH_PAGE_SIZE)}
          about={about}
          empty={
            activeFilters(search).length > 0 ? (
              <Suspense>
                <NoneFound search={search} onChange={navigation.go} />
              </Suspense>
            ) : (
              <EmptyState why="declarations" title="epd.search.nothing" />
            )
          }
          noneYet={
            <EmptyState
              title={{ key: 'epd.search.noneYet', vars: { count: seen } }}
              hint="epd.search.noneYetHint"
            />
          }
          {...(list.data?.rows.length === 0 && { label: 'epd.search.searchOn' })}
          onMore={() => navigation.showPages((search.page ?? 1) + 1)}
        >
          {listOf}
        </GrowingList>
        {atLimit && (
          <p className={classes.limit}>{t('epd.search.limit', { count: PAGES_MAX * SEARCH_PAGE_SIZE })}</p>
        )}
      </div>
    </>
  );
}
