import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconArrowsLeftRight, IconCheck, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Box } from '@mantine/core';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { useLinkedData } from '#src/parts/declaration/use-linked-data.ts';
import { FavouriteButton } from '#src/parts/favourites/favourite-button.tsx';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { addressOf } from '#src/parts/declaration/address-of.ts';
import { CompareTray } from '#src/parts/comparison/compare-tray.tsx';
import { useChoice, type Choice } from '#src/parts/comparison/use-choice.ts';
import { DeclarationGone } from './declaration-gone.tsx';
import { DetailBody } from './detail-body.tsx';
import { ComingDetail } from './detail-head.tsx';
import { listOf, type SearchParams, pageOf } from '#src/parts/declaration-search/filters.ts';
import type { SearchNavigation } from '#src/parts/declaration-search/use-search-navigation.ts';
import classes from './declaration-screen.module.css';
import { formatNumber } from '#src/lib/format-number.ts';
import { useResults } from '#src/parts/declaration-search/use-results.ts';
import { useMarked } from '#src/parts/favourites/use-marked.ts';

interface DeclarationScreenProps {
  id: string;
  search: SearchParams;
  navigation: SearchNavigation;
}

/** A declaration as a page with a shareable, printable URL and links to its neighbours in the list. */
export function DeclarationScreen({ id, search, navigation }: DeclarationScreenProps): ReactNode {
  const query = useQuery(productQueries.detail(id));
  const choice = useChoice(search, query.data === undefined ? [] : [query.data], navigation.choose);
  return (
    <Box pt="1.5rem" pb="4rem">
      <div className={classes.head} data-no-print>
        <BackLink to="/epd/epdSearch" search={listOf(search)} label="compare.back" />
        {search.favourites === undefined ? (
          <ResultLinks id={id} search={search} />
        ) : (
          <FavouriteLinks id={id} search={search} />
        )}
      </div>
      {query.isError && <PageTitle title="epd.detail.title" />}
      <QueryState
        query={query}
        loading={<ComingDetail id={id} search={search} asPage />}
        missing={(error) => <DeclarationGone error={error} search={search} />}
      >
        {(detail) => <Content detail={detail} search={search} choice={choice} />}
      </QueryState>
      <CompareTray search={search} choice={choice} />
    </Box>
  );
}

interface ContentProps {
  detail: DeclarationDetail;
  search: SearchParams;
  choice: Choice;
}

function Content({ detail, search, choice }: ContentProps): ReactNode {
  const { t, lang } = useText();
  const frame = useRef<HTMLDivElement>(null);
  useLinkedData(detail, `/epd/epdSearch?id=${encodeURIComponent(detail.id)}&view=declaration`);
  useThingTitle([nameIn(lang, detail.product), detail.number].filter(Boolean).join(' '));
  useEffect(() => {
    // The pathname is unchanged, so the router does not manage focus: focus the heading when the focus was lost.
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [detail.id]);
  const chosen = choice.chosen.some(({ id }) => id === detail.id);
  return (
    <div ref={frame}>
      <DetailBody
        asPage
        detail={detail}
        search={search}
        tools={
          <>
            <FavouriteButton declaration={detail} wide />
            <Button
              label="compare.column"
              variant="default"
              leftSection={
                chosen ? <IconCheck size={18} aria-hidden /> : <IconArrowsLeftRight size={18} aria-hidden />
              }
              aria-label={t('compare.pickShort')}
              aria-pressed={chosen}
              onClick={() => choice.toggle(detail)}
            />
            <PrintButton />
          </>
        }
      />
      <p className={classes.printed}>
        {t('epd.detail.printed', {
          date: formatDateInText(platformToday(), lang),
          address: addressOf(detail.id),
        })}
      </p>
    </div>
  );
}

interface NeighbourLinksProps {
  id: string;
  search: SearchParams;
}

function ResultLinks({ id, search }: NeighbourLinksProps): ReactNode {
  return <NeighbourLinks neighbours={useNeighbours(id, search)} />;
}

function FavouriteLinks({ id, search }: NeighbourLinksProps): ReactNode {
  const { rows = [], total = null } = useMarked(search).list.data ?? {};
  return <NeighbourLinks neighbours={around(id, rows, { total, about: false }, () => search)} />;
}

/** Both buttons keep their position, so that either can be pressed repeatedly. */
function NeighbourLinks({ neighbours }: { neighbours: Neighbours | null }): ReactNode {
  const { t } = useText();
  if (neighbours === null) return null;
  const { place, total, about, previous, next } = neighbours;
  return (
    <nav className={classes.way} aria-label={t('epd.detail.way')}>
      <Step to={previous} label={t('epd.detail.previous')} icon={<IconArrowLeft size={18} aria-hidden />} />
      <p role="status">
        {total === null
          ? formatNumber(place)
          : t(about ? 'epd.detail.placeAbout' : 'epd.detail.place', {
              place: formatNumber(place),
              total: formatNumber(total),
            })}
      </p>
      <Step to={next} label={t('epd.detail.next')} icon={<IconArrowRight size={18} aria-hidden />} after />
    </nav>
  );
}

interface StepProps {
  to: SearchParams | null;
  label: string;
  icon: ReactNode;
  after?: boolean;
}

function Step({ to, label, icon, after = false }: StepProps): ReactNode {
  const look = { variant: 'default', ...(after ? { rightSection: icon } : { leftSection: icon }) } as const;
  if (to === null)
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  return (
    <LinkButton {...look} to="/epd/epdSearch" search={to}>
      {label}
    </LinkButton>
  );
}

interface Neighbours {
  place: number;
  total: number | null;
  about: boolean;
  /** Searches of the adjacent pages; null at either end. */
  previous: SearchParams | null;
  next: SearchParams | null;
}

/** Null when the list does not contain it. At the last loaded row, the next page is prefetched. */
function useNeighbours(id: string, search: SearchParams): Neighbours | null {
  const shown = useResults(search);
  const further = { ...search, page: (search.page ?? 1) + 1 };
  const over = shown.hasMore && shown.rows.at(-1)?.id === id;
  const read = useResults(over ? further : search);
  return around(id, read.rows, shown, (at) => (over && at >= shown.rows.length ? further : search));
}

/** @param listAt returns the search of the list for the row at an index, from 0 */
function around(
  id: string,
  rows: readonly { id: string }[],
  { total, about }: Pick<Neighbours, 'total' | 'about'>,
  listAt: (at: number) => SearchParams,
): Neighbours | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const before = rows[at - 1];
  const after = rows[at + 1];
  return {
    place: at + 1,
    total,
    about,
    previous: before === undefined ? null : pageOf(listAt(at - 1), before.id),
    next: after === undefined ? null : pageOf(listAt(at + 1), after.id),
  };
}
