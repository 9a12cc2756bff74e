import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { application, open, openPage, press, signIn, start } from './open-mine.tsx';
import { fill } from '../../support/fill.ts';
import { mock } from '../../support/mock.ts';

describe('the list', () => {
  it('loads four at a time below what waits for the reader, and says when there is no more [2§2 my applications] [2§9 my applications] [2§7 listMyApplications]', async () => {
    const { here } = await start('default');
    const yours = await screen.findAllByRole('region', { name: /^Your turn: / });
    expect(yours.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Your turn: within a week (2)',
      'Your turn: later (1)',
    ]);
    expect(yours.flatMap((group) => within(group).getAllByRole('article'))).toHaveLength(3);
    const rest = screen.getByRole('region', { name: 'Other applications (9)' });
    expect(within(rest).getAllByRole('article')).toHaveLength(4);
    await press('Load more');
    await waitFor(() => expect(within(rest).getAllByRole('article')).toHaveLength(8));
    // The first new row gets the focus.
    expect(within(rest).getAllByRole('article')[4]).toContainElement(document.activeElement as HTMLElement);
    expect(here()).toBe('/epd/mineEpd?page=2');
    await press('Load more');
    expect(await screen.findByText(/^All \d+ shown$/)).toBeInTheDocument();
    expect(within(rest).getAllByRole('article')).toHaveLength(9);
  });

  it('lets the glow travel once for a stage that was reached since the last visit', async () => {
    await signIn('stage-30');
    window.localStorage.setItem(STORAGE.seenStages, JSON.stringify({ [application().id]: 1 }));
    const travelling = async (): Promise<number> => {
      cleanup();
      await open();
      await screen.findByRole('list', { name: 'Progress' });
      return document.querySelectorAll('[data-left]').length;
    };
    expect(await travelling()).toBe(1);
    expect(await travelling()).toBe(0);
  });

  it('glows only where the deadline is near, and has one filled button a group', async () => {
    await start('default');
    const groups = await screen.findAllByRole('region', { name: /^Your turn: / });
    expect(document.querySelectorAll('[data-glow]')).toHaveLength(1);
    expect(document.querySelector('[data-urgency=soon] [data-glow]')).not.toBeNull();
    for (const group of groups) {
      const filled = within(group)
        .getAllByRole('button')
        .filter((button) => button.dataset['variant'] === 'filled');
      expect(filled).toEqual([within(group).getAllByRole('button')[0]]);
    }
  });

  it('has a rail of deadlines where the reader has one, and none where nothing is due', async () => {
    await start('contract-waiting');
    expect(await screen.findByRole('region', { name: 'Your deadlines' })).toBeVisible();
    cleanup();
    await start('contract-refused');
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Your deadlines' })).toBeNull();
  });

  it('filters by station, and shows all again at the second press', async () => {
    const { here } = await start('default');
    await screen.findAllByRole('article');
    const stations = within(screen.getByRole('navigation', { name: 'Applications by stage' }));
    const counts = stations.getAllByRole('link').map(({ textContent }) => /\d+$/.exec(textContent)?.[0]);
    expect(counts.join(' ')).toBe('3 3 2 1 1 1 1');
    const contracts = stations.getByRole('link', { name: /Contract/ });
    await userEvent.click(contracts);
    expect(here()).toBe('/epd/mineEpd?station=2');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'All 3' })).toBeInTheDocument();
    await userEvent.click(contracts);
    expect(here()).toBe('/epd/mineEpd');
  });

  it('leads from each application to a new one that is filled in from it', async () => {
    await signIn('quote-issued');
    await openPage();
    expect(await screen.findByRole('link', { name: 'Copy as new application' })).toHaveAttribute(
      'href',
      `/epd/epdApplyFor?copyOf=${application().id}`,
    );
  });

  it('of 120 applications shows a part, finds by words, and keeps both in the address', async () => {
    const { here } = await start('many-applications');
    await userEvent.click(await screen.findByRole('link', { name: 'Published 72' }));
    expect(here()).toBe('/epd/mineEpd?turn=released');
    expect(await screen.findByText('Showing 20 of 72')).toBeInTheDocument();
    const find = screen.getByRole('searchbox', { name: 'Find an application' });
    await userEvent.type(find, 'COIL hot{Enter}');
    await waitFor(() => expect(here()).toBe('/epd/mineEpd?turn=released&q=COIL+hot'));
    for (const article of screen.getAllByRole('article'))
      expect(article).toHaveTextContent(/hot rolled coil/i);

    await fill(find, 'nothing like it');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No application matches “nothing like it”')).toBeInTheDocument();
    await press('Show all applications');
    expect(await screen.findByRole('link', { name: 'All 120', current: 'page' })).toBeInTheDocument();
  });

  it('opens the dialog that a link is about, and forgets it with the dialog', async () => {
    await signIn('quote-issued');
    const { here } = await openPage('?dialog=quote');
    const dialog = await screen.findByRole('dialog', { name: 'Service quote' });
    await within(dialog).findByRole('button', { name: 'Accept quote' });
    await press('Close', dialog);
    await waitFor(() => expect(here()).toBe(`/epd/mineEpd/${application().id}`));
  });

  it('tells how much could be read, and reads again', async () => {
    await signIn('many-applications');
    const send = globalThis.fetch;
    let lost = 0;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init);
      if (url.includes('pageNum=2') && lost++ === 0) return Promise.reject(new TypeError('The line is down'));
      return send(input, init);
    });
    await open();
    expect(await screen.findByText(/Only the 100 newest of about 120/)).toBeInTheDocument();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/Only the 100 newest/)).toBeNull());
    expect(screen.getByRole('link', { name: 'All 120' })).toBeInTheDocument();
    fetched.mockRestore();
  });

  it('is empty with a way to apply', async () => {
    await start('fresh-company');
    expect(await screen.findByText('No applications yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply for EPD/CFP' })).toHaveAttribute(
      'href',
      '/epd/epdApplyFor',
    );
  });

  it('shows on its page what came out of a released application', async () => {
    await start('stage-70');
    expect(await screen.findByText(/The report is published/)).toBeInTheDocument();
    // The row says that it can be seen, so it leads there as well.
    expect(
      screen
        .getAllByRole('link', { name: 'View declaration' })
        .map((link) => link.getAttribute('href')?.replace(/.*=/, '')),
    ).toEqual(application().items.map(({ declarationId }) => declarationId));
    await openPage();
    const products = await screen.findByRole('region', { name: 'Products' });
    // Names of reports begin with the number as well.
    const numbers = within(products).getAllByText(/^(?:EPD|CFP)-ST-\d{4}-\d{4}$/);
    expect(new Set(numbers.map(({ textContent }) => textContent?.trim())).size).toBe(
      application().items.length,
    );
    const links = within(products).getAllByRole('link', { name: 'View declaration' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      application().items.map(({ declarationId }) => `/epd/epdSearch?id=${String(declarationId)}`),
    );
    expect(within(products).getAllByText('Chinese report')).toHaveLength(links.length);
  });

  it('leads from a published application to its one declaration by the button', async () => {
    await start('default', '/epd/mineEpd/app-001');
    const [button] = await screen.findAllByRole('link', { name: 'View declaration' });
    expect(button?.getAttribute('href')).toMatch(/id=epd-\d+&view=declaration$/);
  });

  it('asks what the list leaves unsaid, four applications at a time', async () => {
    await signIn('many-applications', 'documented');
    const { fetch } = globalThis;
    let [running, most, all] = [0, 0, 0];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const isAsking = /price\/info|contract\/info|epd\/apply$/.test((request as Request).url);
      if (!isAsking) return fetch(request);
      [running, all] = [running + 1, all + 1];
      most = Math.max(most, running);
      return fetch(request).finally(() => (running -= 1));
    });
    const { client } = await open();
    await waitFor(() => expect([all > 4, client.isFetching()]).toEqual([true, 0]));
    vi.restoreAllMocks();
    expect(most).toBe(4);
  });

  it('follows the staff when it is read again', async () => {
    await start('stage-10');
    await screen.findByText(/The platform is preparing the quote/);
    operate(mock.world, 'issueQuote', { applicationId: application().id });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Review the quote' })).toBeInTheDocument();
  });
});

it.each([
  ['quote-issued', 'quote', 'Service quote'],
  ['published-on-chain', 'contract', 'Contract'],
])(
  'a dialog that a link opened leaves the focus on its application (%s)',
  async (scenario, dialog, title) => {
    await signIn(scenario);
    const { here } = await openPage(`?dialog=${dialog}`);
    await screen.findByRole('dialog', { name: title });
    await userEvent.keyboard('{Escape}');
    const place = screen.getByRole('article').parentElement;
    await waitFor(() => expect(place).toHaveFocus());
    expect(here()).toBe(`/epd/mineEpd/${application().id}`);
  },
);
