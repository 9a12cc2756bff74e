/**
 * Every list of document 2 handles errors with a retry, paging in the URL (for back and reload), and a single row. The
 * components are tested in tests/parts/list.
 */
import { useSearch } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnnouncementsScreen } from '#src/features/announcements/announcements-screen.tsx';
import { announcementsSearch } from '#src/features/announcements/search.ts';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import { NewsScreen } from '#src/features/news/news-screen.tsx';
import { newsSearch } from '#src/features/news/search.ts';
import { PcrMineScreen } from '#src/features/pcr/mine-screen.tsx';
import { ruleSearch } from '#src/features/pcr/search.ts';
import { PcrSearchScreen } from '#src/features/pcr/search-screen.tsx';
import { ResourcesScreen } from '#src/features/resources/resources-screen.tsx';
import { resourcesSearch } from '#src/features/resources/search.ts';
import { RecordsScreen } from '#src/features/verification/records-screen.tsx';
import { detailsSearch } from '#src/features/verification/search.ts';
import { changedAnswers } from '../support/changed-answers.ts';
import { startSignedIn, type SignedInMock } from '../support/mock.ts';
import { Growing, renderPage } from './render-page.tsx';
import { user } from '../support/user.ts';

let mock: SignedInMock;
beforeEach(async () => {
  mock = await startSignedIn({ persona: 'certified' });
});

/** Wires a screen to its search parameters, as its route does. */
function addressed<Search>(
  read: (search: object) => Search,
  Screen: ComponentType<{ search: Search }>,
): ComponentType {
  return function Page() {
    return <Screen search={read(useSearch({ strict: false }))} />;
  };
}

type Row = { readonly id: string } & Partial<Record<'type' | 'userId', unknown>>;

interface ListCase {
  name: string;
  Page: ComponentType;
  path: string;
  operation: string;
  /** Number of rows on the first page and at the URL of the second. */
  counts: readonly [first: number, second: number];
  row?: 'article' | 'listitem' | 'row';
  /** The rows of the World behind it. */
  table: () => { all: () => readonly Row[]; remove: (id: string) => void };
  isListed?: (row: Row) => boolean;
  /** Path of the rows in the answer, if nested. */
  inside?: string;
}

const LISTS: readonly ListCase[] = [
  {
    name: 'news',
    Page: addressed(newsSearch, NewsScreen),
    path: '/news?',
    operation: 'listNews',
    counts: [4, 8],
    table: () => mock.world.store.news,
  },
  {
    name: 'announcements',
    Page: addressed(announcementsSearch, AnnouncementsScreen),
    path: '/NoticeInformationPage?',
    operation: 'listAnnouncements',
    counts: [4, 8],
    table: () => mock.world.store.announcements,
  },
  {
    name: 'resources',
    Page: addressed(resourcesSearch, ResourcesScreen),
    path: '/resources?type=GUIDE',
    operation: 'listResources',
    counts: [5, 6],
    table: () => mock.world.store.resources,
    isListed: ({ type }) => type === 'GUIDE',
  },
  {
    name: 'PCR search',
    Page: addressed(ruleSearch, PcrSearchScreen),
    path: '/pcr/pcrSearch?',
    operation: 'searchPcrs',
    counts: [4, 8],
    table: () => mock.world.store.pcrs,
  },
  {
    name: 'my PCR',
    Page: () => <Growing screen={PcrMineScreen} />,
    path: '/Pcr/minePcr?',
    operation: 'searchPcrs',
    inside: 'applications',
    counts: [4, 4],
    table: () => mock.world.store.pcrApplications,
  },
  {
    name: 'inbox',
    Page: () => <Growing screen={InboxScreen} />,
    path: '/textmessage/all?',
    operation: 'listMessages',
    counts: [4, 8],
    row: 'listitem',
    table: () => mock.world.store.messages,
    isListed: ({ userId }) => userId === mock.person.id,
  },
  {
    name: 'verification records',
    Page: addressed(detailsSearch, ({ search: { id: _, ...list } }) => (
      <RecordsScreen at="/myLists" search={list} />
    )),
    path: '/myLists?',
    operation: 'listVerifications',
    counts: [10, 10],
    row: 'row',
    table: () => mock.world.store.verifications,
  },
];

/** Rows without the table header. */
const shown = ({ row = 'article' }: ListCase): HTMLElement[] =>
  screen.queryAllByRole(row).filter((element) => element.querySelector('[role=columnheader]') === null);
const shows = (list: ListCase, count: number) => waitFor(() => expect(shown(list)).toHaveLength(count));

it.each(LISTS)(
  '$name: an error and another try, the pages of its address, one row alone [1§7 listMessages] [2§9 inbox page] [2§9 pcr pages]',
  async (list) => {
    const { Page, path, operation, counts, table, isListed = () => true } = list;
    mock.world.faults = [{ operationId: operation, kind: 'status', value: 503, times: 1 }];
    await renderPage(<Page />, path);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await shows(list, counts[0]);
    cleanup();
    await renderPage(<Page />, `${path}&page=2`);
    await shows(list, counts[1]);
    cleanup();
    for (const { id } of table().all().filter(isListed).slice(1)) table().remove(id);
    await renderPage(<Page />, path);
    await shows(list, 1);
    expect(screen.queryByRole('button', { name: /Load more|Next/ })).toBeNull();
  },
);

/** Starts with a server whose pages are transformed by `make`. */
async function startWith(
  { operation, inside }: ListCase,
  make: (page: { list: unknown[] }) => unknown,
): Promise<void> {
  mock.stop();
  const intercept = changedAnswers((called, data) => {
    if (called !== operation) return data;
    if (inside === undefined) return make(data as { list: unknown[] });
    const whole = data as Record<string, { list: unknown[] }>;
    return { ...whole, [inside]: make(whole[inside] ?? { list: [] }) };
  });
  mock = await startSignedIn({ persona: 'certified', intercept });
}

// Other answers without a readable list are those of tests/lib/received.test.ts.
it.each(LISTS)('$name: rows without an id are an error and no empty list', async (list) => {
  await startWith(list, (page) => ({ list: page.list.map(() => ({ key: 1 })), totals: 3 }));
  await renderPage(<list.Page />, list.path);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it.each(LISTS.filter(({ counts }) => counts[1] > counts[0]))(
  '$name: rows that nobody counts are shown, and more of them on demand',
  async (list) => {
    await startWith(list, (page) => page.list);
    await renderPage(<list.Page />, list.path);
    await shows(list, list.counts[0]);
    expect(screen.queryByText(/^Showing/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await shows(list, list.counts[1]);
  },
);

it.each(LISTS.filter(({ name }) => ['news', 'announcements', 'PCR search', 'inbox'].includes(name)))(
  '$name: the next rows have their place, and come when the end of the list is in view',
  async (list) => {
    await renderPage(<list.Page />, list.path);
    const [, first, all] =
      /Showing (\d+) of (\d+)/.exec((await screen.findByText(/^Showing/)).textContent) ?? [];
    const places = document.querySelectorAll('[aria-hidden] > [data-shape] > [aria-hidden]');
    expect(places).toHaveLength(Number(all) - Number(first));
    cleanup();
    vi.stubGlobal('IntersectionObserver', function (tell: (entries: readonly object[]) => void) {
      return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => undefined };
    });
    await renderPage(<list.Page />, list.path);
    await waitFor(() => expect(shown(list).length).toBeGreaterThanOrEqual(list.counts[1]));
  },
);
