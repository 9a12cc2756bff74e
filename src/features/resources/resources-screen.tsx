import { useId, type ReactNode } from 'react';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useQueries, useQuery, queryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { RESOURCE_PAGE_SIZE } from '#src/lib/limits.ts';
import { PictureRow } from '#src/parts/content/picture-row.tsx';
import { useEntryLabel, type DictionaryEntry } from '#src/parts/dictionary/entry.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { RelatedLinks } from '#src/parts/page/related-links.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import { unwrap, api } from '#src/api/client.ts';
import type { ResourcesSearch } from './search.ts';
import { toResourcePage, hasMore, shownType, type Resource } from './read.ts';
import classes from './resources.module.css';
import base from '#src/ui/base.module.css';

const resourceQueries = {
  /** One page of a tab, five entries each (document 2 §7, §9). */
  page: (type: string, page: number, language: Language) =>
    queryOptions({
      queryKey: ['resources', type, page, language],
      queryFn: async ({ signal }) => {
        const body = { type, pageNum: page, pageSize: RESOURCE_PAGE_SIZE };
        return toResourcePage(await unwrap(api.POST('/n/resource/manage/page', { body, signal })));
      },
    }),
};

/** Documents of the platform in tabs by type, five per page (document 2 §2 `/resources`). */
export function ResourcesScreen({ search }: { search: ResourcesSearch }): ReactNode {
  const types = useQuery(dictionaryQueries.resourceTypes());
  return (
    <PageWidth>
      <PageTitle title="nav.resources" intro="resources.intro" />
      <QueryState
        query={types}
        shape="pictures files tabs"
        count={2}
        empty={<EmptyState title="common.noData" />}
      >
        {(entries) => <TypeTabs types={entries} search={search} />}
      </QueryState>
    </PageWidth>
  );
}

interface TypeTabsProps {
  types: readonly DictionaryEntry[];
  search: ResourcesSearch;
}

function TypeTabs({ types, search }: TypeTabsProps): ReactNode {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const labelOf = useEntryLabel();
  const id = useId();
  const shown = shownType(types, search.type);
  // The first page of each says how many there are.
  const pages = useQueries({ queries: types.map(({ code }) => resourceQueries.page(code, 1, lang)) });
  // Another try asks for what failed of the other tabs, too.
  const retryFailed = (): void => {
    for (const page of pages) if (page.isError) void page.refetch({ cancelRefetch: false });
  };
  return (
    <Tabs
      id={id}
      value={shown}
      onChange={(type) =>
        void navigate({
          to: '/resources',
          search: { type: type ?? undefined },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Tabs.List aria-label={t('resources.types')} className={classes.tabs}>
        {types.map((entry, at) => (
          <Tabs.Tab key={entry.code} value={entry.code}>
            {`${labelOf(entry)}\u00A0`}
            <span className={base.muted}>{pages[at]?.data?.total}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {types.map(({ code }) => (
        <Tabs.Panel key={code} value={code} className={classes.panel}>
          {code === shown && <OfType type={code} pages={search.page ?? 1} retryOthers={retryFailed} />}
        </Tabs.Panel>
      ))}
      {/* Its place depends on the rows. */}
      {pages[types.findIndex(({ code }) => code === shown)]?.isPending === false && (
        <RelatedLinks links={['searchPcr', 'lca', 'epd']} />
      )}
    </Tabs>
  );
}

interface OfTypeProps {
  type: string;
  pages: number;
  retryOthers: () => void;
}

function OfType({ type, pages, retryOthers }: OfTypeProps): ReactNode {
  const { lang } = useText();
  const navigate = useNavigate();
  const list = useGrowingList({ query: (page) => resourceQueries.page(type, page, lang), pages, hasMore });
  const refetch = (): void => {
    list.refetch();
    retryOthers();
  };
  return (
    <GrowingList
      list={{ ...list, refetch }}
      shape="pictures files"
      count={2}
      empty={<EmptyState why="papers" title="resources.empty" />}
      onMore={() =>
        void navigate({
          to: '/resources',
          search: { type, page: pages + 1 },
          replace: true,
          resetScroll: false,
        })
      }
    >
      {(rows) => (
        <ul className={classes.list}>
          {rows.map((row, at) => (
            <li key={row.id} className={classes.entry}>
              <ResourceRow resource={row} at={at} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

const DOWNLOADS = { zh: 'resources.downloadCn', en: 'resources.downloadEn' } as const;

function ResourceRow({ resource, at }: { resource: Resource; at: number }): ReactNode {
  const { t, lang } = useText();
  const { name, introduction, picture, file } = resource;
  const hasFile = file.zh !== null || file.en !== null;
  return (
    <PictureRow
      id={picture}
      about={name}
      at={at}
      heading={
        <h2>
          <WholeWords text={name} />
        </h2>
      }
      summary={introduction}
    >
      <div className={classes.files}>
        {(lang === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)).map((language) => {
          const id = file[language];
          return id === null ? null : (
            <DownloadButton
              key={language}
              label={
                <span>
                  {t(DOWNLOADS[language])}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </span>
              }
              fetchFile={fileCalls.attachment(id)}
              fileName={name}
            />
          );
        })}
        {!hasFile && <p className={base.muted}>{t('resources.noFile')}</p>}
      </div>
    </PictureRow>
  );
}
