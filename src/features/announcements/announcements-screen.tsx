import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { ANNOUNCEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { NextRows } from '#src/parts/list/next-rows.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { announcementQueries } from './queries.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { TITLE_MAX, type AnnouncementsSearch } from './search.ts';
import classes from './announcements.module.css';

/** Announcements, newest first (document 2 §2 `/NoticeInformationPage`). Search term and pages are in the URL. */
export function AnnouncementsScreen({ search }: { search: AnnouncementsSearch }): ReactNode {
  const { lang } = useText();
  const navigate = useNavigate();
  const { title, page: pages = 1 } = search;
  const list = useGrowingList({
    query: (page) => announcementQueries.page(title, page, lang),
    pages,
    hasMore: hasMoreOf(ANNOUNCEMENT_PAGE_SIZE),
  });
  const go = (next: AnnouncementsSearch, replace = false): void =>
    void navigate({ to: '/NoticeInformationPage', search: next, replace, resetScroll: false });
  const more = (): void => go({ ...search, page: pages + 1 }, true);
  const nothing = <EmptyState why="papers" title="notice.empty" />;
  return (
    <PageWidth>
      <PageTitle title="nav.notice" intro="notice.intro" />
      <Box maw="30rem" mb="2rem">
        <SearchField
          label="common.search"
          placeholder="notice.searchPlaceholder"
          value={title}
          maxLength={TITLE_MAX}
          onApply={(word) => go({ title: word })}
        />
      </Box>
      <GrowingList
        list={list}
        shape="rows"
        count={ANNOUNCEMENT_PAGE_SIZE}
        onMore={more}
        empty={title === undefined ? nothing : <NothingFound onClear={() => go({})} />}
      >
        {(rows) => (
          <>
            <ul className={classes.list}>
              {rows.map((row) => (
                <li key={row.id}>
                  <AnnouncementRow announcement={row} />
                </li>
              ))}
            </ul>
            <NextRows list={list} shape="rows" onMore={more} />
          </>
        )}
      </GrowingList>
    </PageWidth>
  );
}
