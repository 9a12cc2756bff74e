import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { NEWS_PAGE_SIZE } from '#src/lib/limits.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { NewsFilterForm } from './news-filters.tsx';
import { NewsTimeline } from './news-timeline.tsx';
import { newsQueries } from './queries.ts';
import { activeFilters } from './rules.ts';
import type { NewsSearch } from './search.ts';

/** News as a timeline by day (document 2 §2). Filters and pages stand in the address. */
export function NewsScreen({ search }: { search: NewsSearch }): ReactNode {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const { page: pages = 1, ...filters } = search;
  const list = useGrowingList({
    query: (page) => newsQueries.page(filters, page, lang),
    pages,
    rowKey: ({ id }) => id,
    hasMore: hasMoreOf(NEWS_PAGE_SIZE),
  });
  const isFiltered = activeFilters(search).length > 0;
  const go = (next: NewsSearch, replace = false): void =>
    void navigate({ to: '/news', search: next, replace, resetScroll: false });
  return (
    <PageWidth>
      <PageTitle title="news.title" />
      <NewsFilterForm
        search={search}
        onChange={(change) => go({ ...filters, ...change })}
        onClear={() => go({})}
      />
      <GrowingList
        list={list}
        shape="cards"
        count={NEWS_PAGE_SIZE}
        explain={newsErrorWords}
        onMore={() => go({ ...search, page: pages + 1 }, true)}
        empty={
          isFiltered ? (
            <EmptyState
              why="found"
              title="common.noResults"
              hint="common.noResultsHint"
              action={
                <Button variant="outline" onClick={() => go({})}>
                  {t('common.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState title="news.empty" />
          )
        }
      >
        {(items) => <NewsTimeline items={items} />}
      </GrowingList>
    </PageWidth>
  );
}
