import { Button } from '@mantine/core';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useFavourites } from '#src/parts/favourites/use-favourites.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { CompareTray } from '#src/parts/comparison/compare-tray.tsx';
import { useChoice } from '#src/parts/comparison/use-choice.ts';
import { searchOf, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { ResultList } from './result-list.tsx';
import { SortField } from './sort-field.tsx';
import type { SearchNavigation } from '#src/parts/declaration-search/use-search-navigation.ts';
import { useMarked } from '#src/parts/favourites/use-marked.ts';
import classes from './search-screen.module.css';

interface FavouritesScreenProps {
  search: SearchParams;
  navigation: SearchNavigation;
  /** A link to a declaration is about to be followed. */
  onNear: () => void;
}

/** Favourites stored on this device: open, compare, remove. */
export function FavouritesScreen({ search, navigation, onNear }: FavouritesScreenProps): ReactNode {
  const { list, gone } = useMarked(search);
  const rows = list.data?.rows ?? [];
  const choice = useChoice(search, rows, navigation.choose);
  const listOf = (shown: readonly Declaration[] | number): ReactNode => (
    <ResultList rows={shown} search={search} choice={choice} onOpen={navigation.noteOpened} onNear={onNear} />
  );
  return (
    <>
      <PageTitle
        title="epd.favourites.title"
        intro="epd.favourites.intro"
        above={
          <BackLink
            to="/epd/epdSearch"
            search={searchOf({ compare: search.compare })}
            label="epd.favourites.back"
          />
        }
      />
      {rows.length > 1 && (
        <div className={classes.bar}>
          <SortField search={search} first="epd.favourites.sortNewest" onChange={navigation.change} />
        </div>
      )}
      <Gone ids={gone} />
      <GrowingList
        list={list}
        loading={listOf(4)}
        empty={
          <EmptyState
            title="epd.favourites.none"
            hint="epd.favourites.noneHint"
            action={<LinkButton to="/epd/epdSearch" variant="outline" label="nav.epdSearch" />}
          />
        }
        onMore={() => navigation.showPages((search.page ?? 1) + 1)}
      >
        {listOf}
      </GrowingList>
      <CompareTray search={search} choice={choice} />
    </>
  );
}

function Gone({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useText();
  const { ids: marked, toggle } = useFavourites();
  const left = ids.filter((id) => marked.includes(id));
  if (left.length === 0) return null;
  return (
    <p role="note">
      {t('epd.favourites.gone', { count: left.length })}{' '}
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => {
          for (const id of left) toggle(id);
        }}
      >
        {t('epd.favourites.dropGone')}
      </Button>
    </p>
  );
}
