/** Content and order of the home page (document 1 §2, document 2 §7). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { HomeDashboard } from '#src/routes/dashboard.tsx';
import { renderPage } from '../render-page.tsx';
import { mock, startMock } from '../../support/mock.ts';

async function open(scenario = 'default'): Promise<void> {
  await startMock({ scenario });
  await renderPage(<HomeScreen dashboard={HomeDashboard} />);
  // Lower sections load later, this one last.
  await screen.findByRole('heading', { name: 'Announcements' });
}

const section = (name: string) => screen.getByRole('region', { name });
const figure = (label: string) => screen.getByText(label).closest('dl');

it('stands in this order: what it is, the newest declarations, how it works, the services, what is new', async () => {
  await open();
  const headings = screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Verified environmental data for every tonne of steel',
    'Latest declarations',
    'How it works',
    'What else the platform offers',
    'Latest news',
    'Announcements',
  ]);
});

/** Expected rows, newest first; the later one first on equal dates. */
function newest() {
  const rows = [...mock.world.store.declarations.all()].reverse();
  return rows.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, 5);
}

async function shown(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Latest declarations' });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

it.each(['default', 'plain-search'])(
  'shows the five newest declarations, newest first (%s)',
  async (scenario) => {
    await open(scenario);
    expect(await shown()).toEqual(newest().map(({ id }) => `/epd/epdSearch?id=${id}`));
    const [first] = within(screen.getByRole('table', { name: 'Latest declarations' }))
      .getAllByRole('row')
      .slice(1);
    expect(first).toHaveTextContent(newest()[0]?.registrationNumber ?? '?');
  },
);

it('puts the newest first also where the server does not', async () => {
  await startMock();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (!(input instanceof Request) || !input.url.includes('/p/epd/page')) return response;
    const body = (await response.json()) as { data: { list: unknown[] } };
    body.data.list.reverse();
    return Response.json(body);
  });
  await renderPage(<HomeScreen dashboard={HomeDashboard} />);
  expect((await shown())[0]).toBe(`/epd/epdSearch?id=${newest()[0]?.id ?? '?'}`);
});

it('tells true numbers', async () => {
  await open();
  const { declarations, pcrs } = mock.world.store;
  await waitFor(() => expect(figure('Published declarations')).toHaveTextContent(String(declarations.size)));
  expect(figure('Published PCRs')).toHaveTextContent(String(pcrs.size));
  // Unknown counts show a dash, not zero.
  expect(figure('Total visits')).toHaveTextContent('–');
});

it.each([
  ['Latest news', 'news', '/news/newsDetailsPage', '/news'],
  ['Announcements', 'announcements', '/NoticeInformationPage/Notice', '/NoticeInformationPage'],
] as const)(
  '%s: the four latest, newest first, each with its page [2§7 listLatestNews]',
  async (name, kind, one, all) => {
    await open();
    const part = section(name);
    await within(part).findAllByRole('listitem');
    const links = within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const now = mock.world.clock.now();
    const latest = [...mock.world.store[kind].all()]
      .filter(({ publishedAt }) => publishedAt <= now)
      .sort((a, b) => b.publishedAt - a.publishedAt)
      .slice(0, 4);
    expect(links).toEqual([all, ...latest.map(({ id }) => `${one}?id=${id}`)]);
  },
);

it('says where there is nothing yet, and what could not be read', async () => {
  await open('empty');
  expect(await screen.findByText('No declaration has been published yet')).toBeVisible();
  expect(await within(section('Latest news')).findByRole('status')).toBeVisible();
  expect(await within(section('Announcements')).findByRole('status')).toHaveTextContent(/\S/);
  // One illustration per page.
  for (const name of ['Latest news', 'Announcements']) expect(section(name).querySelector('svg')).toBeNull();
  // Drawings come with a script of their own.
  await waitFor(() => expect(section('Latest declarations').querySelector('svg')).not.toBeNull());
});
