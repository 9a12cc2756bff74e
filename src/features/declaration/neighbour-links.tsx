import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { type SearchParams, pageOf } from '#src/parts/declaration-search/filters.ts';
import { useResults } from '#src/parts/declaration-search/use-results.ts';
import { useMarked } from '#src/parts/favourites/use-marked.ts';
import classes from './declaration-screen.module.css';

interface NeighbourLinksProps {
  id: string;
  search: SearchParams;
}

/** Previous and next in the search results. */
export function ResultLinks({ id, search }: NeighbourLinksProps): ReactNode {
  return <NeighbourLinks neighbours={useNeighbours(id, search)} />;
}

/** Previous and next in the favourites. */
export function FavouriteLinks({ id, search }: NeighbourLinksProps): ReactNode {
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
