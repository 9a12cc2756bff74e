/**
 * Every list of document 2 has the same edges: an error and another try, the pages of its address (so that going back and a
 * reload find the same rows), a single row, and an answer that comes too late. How the parts do it: tests/parts/list.
 */
import { useSearch } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession } from '#src/api/session.ts';
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
import { startSignedIn, type SignedInMock } from '../support/signed-in.ts';
import { Growing, renderPage } from './render-page.tsx';

const user = userEvent.setup({ delay: null });
let mock: SignedInMock;
beforeEach(async () => {
  mock = await startSignedIn({ persona: 'certified' });
});
afterEach(() => {
  cleanup();
  clearSession();
  mock.stop();
});

/** A screen that is given its address, as its route does it. */
function addressed<Search>(
  read: (search: object) => Search,
  Screen: ComponentType<{ search: Search }>,
): ComponentType {
  return function Page() {
    return <Screen search={read(useSearch({ strict: false }))} />;
  };
}

interface ListCase {
  name: string;
  Page: ComponentType;
  path: string;
  operation: string;
  /** Rows of its first page, and of the address of its second. */
  counts: readonly [first: number, second: number];
  row: 'article' | 'listitem' | 'row';
  /** The World's rows behind it. */
  rowsOf: () => readonly { id: string }[];
  remove: (id: string) => void;
  /** Asks for something else, and what then stands there alone. */
  other?: readonly [ask: () => Promise<void>, stands: RegExp];
}

const search = (field: string, words: string) => async (): Promise<void> => {
  await user.type(screen.getByRole('searchbox', { name: field }), `${words}{Enter}`);
};

const LISTS: readonly ListCase[] = [
  {
    name: 'news',
    Page: addressed(newsSearch, NewsScreen),
    path: '/news?',
    operation: 'listNews',
    counts: [4, 8],
    row: 'article',
    rowsOf: () => mock.world.store.news.all(),
    remove: (id) => mock.world.store.news.remove(id),
    other: [search('Title', 'Electrical steel'), /Electrical steel/],
  },
  {
    name: 'announcements',
    Page: addressed(announcementsSearch, AnnouncementsScreen),
    path: '/NoticeInformationPage?',
    operation: 'listAnnouncements',
    counts: [4, 8],
    row: 'article',
    rowsOf: () => mock.world.store.announcements.all(),
    remove: (id) => mock.world.store.announcements.remove(id),
    other: [search('Title', 'Template V3'), /Template V3/],
  },
  {
    name: 'resources',
    Page: addressed(resourcesSearch, ResourcesScreen),
    path: '/resources?type=GUIDE',
    operation: 'listResources',
    counts: [5, 6],
    row: 'article',
    rowsOf: () => mock.world.store.resources.all().filter(({ type }) => type === 'GUIDE'),
    remove: (id) => mock.world.store.resources.remove(id),
    other: [
      async () => user.click(await screen.findByRole('tab', { name: 'Standards' })),
      /PCR drafting|General programme/,
    ],
  },
  {
    name: 'PCR search',
    Page: addressed(ruleSearch, PcrSearchScreen),
    path: '/pcr/pcrSearch?',
    operation: 'searchPcrs',
    counts: [4, 8],
    row: 'article',
    rowsOf: () => mock.world.store.pcrs.all(),
    remove: (id) => mock.world.store.pcrs.remove(id),
  },
  {
    name: 'my PCR',
    Page: () => <Growing screen={PcrMineScreen} />,
    path: '/Pcr/minePcr?',
    operation: 'searchPcrs',
    counts: [4, 4],
    row: 'article',
    rowsOf: () => mock.world.store.pcrApplications.all(),
    remove: (id) => mock.world.store.pcrApplications.remove(id),
  },
  {
    name: 'inbox',
    Page: () => <Growing screen={InboxScreen} />,
    path: '/textmessage/all?',
    operation: 'listMessages',
    counts: [4, 8],
    row: 'listitem',
    rowsOf: () => mock.world.store.messages.where('userId', mock.person.id),
    remove: (id) => mock.world.store.messages.remove(id),
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
    rowsOf: () => mock.world.store.verifications.all(),
    remove: (id) => mock.world.store.verifications.remove(id),
  },
];

/** Rows without the head of a table. */
const shown = ({ row }: ListCase): HTMLElement[] =>
  screen.queryAllByRole(row).filter((element) => element.querySelector('[role=columnheader]') === null);
const shows = (list: ListCase, count: number) => waitFor(() => expect(shown(list)).toHaveLength(count));

it.each(LISTS)('$name: an error and another try, the pages of its address, one row alone', async (list) => {
  const { Page, path, operation, counts, rowsOf, remove } = list;
  mock.world.faults = [{ operationId: operation, kind: 'status', value: 503, times: 1 }];
  await renderPage(<Page />, path);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await shows(list, counts[0]);
  cleanup();
  await renderPage(<Page />, `${path}&page=2`);
  await shows(list, counts[1]);
  cleanup();
  for (const { id } of rowsOf().slice(1)) remove(id);
  await renderPage(<Page />, path);
  await shows(list, 1);
  expect(screen.queryByRole('button', { name: /Load more|Show more|Next/ })).toBeNull();
});

it.each(LISTS.filter(({ other }) => other !== undefined))(
  '$name: a slow answer that arrives after a newer one does not win',
  async (list) => {
    const { Page, path, operation, other } = list;
    if (other === undefined) throw new Error('There is nothing else to ask for.');
    // The first answer waits until the test lets it go.
    let letGo = (): void => undefined;
    const { sleep } = mock.mock;
    const held = new Promise<void>((done) => (letGo = done));
    Object.assign(mock.mock, { sleep: () => held });
    mock.world.faults = [{ operationId: operation, kind: 'delay', value: 1, times: 1 }];
    const answers = () =>
      mock.world.journal.tail().filter(({ operationId }) => operationId === operation).length;
    try {
      await renderPage(<Page />, path);
      const [ask, stands] = other;
      await screen.findByRole('status');
      await ask();
      await waitFor(() => expect(shown(list)[0]).toHaveTextContent(stands));
      const [before, rows] = [answers(), shown(list).length];
      letGo();
      await waitFor(() => expect(answers()).toBe(before + 1));
      expect(shown(list)).toHaveLength(rows);
      for (const row of shown(list)) expect(row).toHaveTextContent(stands);
    } finally {
      Object.assign(mock.mock, { sleep });
    }
  },
);
