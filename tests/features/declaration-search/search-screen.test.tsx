import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { begin, mock, open, rows, searches } from './open-register.tsx';
import { must } from '../../support/must.ts';

beforeEach(() => begin());

it('shows four declarations, then more on request, and keeps the pages in the address [2§2 epd search] [2§7 searchDeclarations] [2§9 search page]', async () => {
  const page = await open();
  expect(await rows()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(async () => {
    expect(await rows()).toHaveLength(8);
  });
  expect(page.here()).toContain('page=2');
});

it('searches for a company by keyword, for visitors have no list of companies [2§2 epd search] [2§2 epd search filters] [2§6 search visitor]', async () => {
  const page = await open();
  expect(await screen.findByText(/Type the company’s name/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
  const keyword = must(screen.getAllByRole('combobox', { name: 'Keyword' })[0]);
  await userEvent.type(keyword, 'Chuanyan{Enter}');
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent('Chuanyan Steel');
  });
  expect(page.here()).toContain('keyword=Chuanyan');
  expect(screen.getByRole('button', { name: 'Remove filter: Keyword: Chuanyan' })).toBeInTheDocument();
});

it('shows expired ones with their badge until "valid only" is switched on; the count is exact', async () => {
  const page = await open('?sort=expiry');
  await rows();
  const only = await screen.findByRole('checkbox', { name: /^Valid only/ });
  expect(only).not.toBeChecked();
  expect((await screen.findAllByText('Expired')).length).toBeGreaterThan(0);
  await userEvent.click(only);
  await waitFor(() => expect(screen.queryByText('Expired')).toBeNull());
  expect(page.here()).toContain('valid=1');
  await screen.findByText('41 found');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Valid only' }));
  expect((await screen.findAllByText('Expired')).length).toBeGreaterThan(0);
  await screen.findByText('48 found');
});

it('on a server that ignores our filters, fills the page with rows that are true to the chip', async () => {
  await begin({ scenario: 'plain-search' });
  await open('?route=EAF');
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  const numbers = (await rows()).map((row) => /(?:EPD|CFP)-ST-\d{4}-\d{4}/.exec(row.textContent ?? '')?.[0]);
  const { declarations } = mock.world.store;
  for (const number of numbers)
    expect(declarations.find(({ registrationNumber }) => registrationNumber === number)?.route).toBe('EAF');
  expect(await screen.findByText(/^About \d+ found$/)).toBeVisible();
  expect(screen.getByText(/^Showing 4 of about \d+$/)).toBeVisible();
  // Ten pages for the list, and two calls that check the count.
  expect(searches()).toBeLessThanOrEqual(12);
});

it('says "about" also where all rows happened to be right, and counts exactly once all was read', async () => {
  await begin({ scenario: 'plain-search' });
  await open('?valid=1');
  await screen.findByText('About 48 found');
  expect(screen.queryByText('Expired')).toBeNull();
  cleanup();
  await open('?valid=1&page=12');
  await screen.findByText('41 found');
  expect(screen.queryByText('Expired')).toBeNull();
});

it('says that none was found so far and looks on when asked', async () => {
  await begin({ scenario: 'plain-search' });
  const register = mock.world.store.declarations;
  for (const row of [...register.all()]) register.put({ ...row, route: 'BF-BOF' });
  const oldest = must([...register.all()].sort((a, b) => (a.publishedOn < b.publishedOn ? -1 : 1))[0]);
  register.put({ ...oldest, route: 'EAF' });
  await open('?route=EAF');
  expect(await screen.findByText('None among the 40 looked at so far')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look on' }));
  expect(await rows()).toHaveLength(1);
  await screen.findByText('1 found');
});

it('sorts what it has on a server that does not sort, and says so', async () => {
  await begin({ scenario: 'plain-search' });
  await open('?sort=gwp&page=2');
  await screen.findByText('In this order among the 8 looked at so far');
  const figures = (await rows()).map((row) =>
    Number(/([\d,]+)\s?kg/.exec(row.textContent ?? '')?.[1]?.replace(',', '')),
  );
  expect(figures).toEqual([...figures].sort((a, b) => a - b));
});

it('shows the plot of valid declarations when a PCR is chosen', async () => {
  await open('?pcr=PCR-ST-2023-04');
  const plot = await screen.findByRole('figure');
  expect(plot).toHaveTextContent('GWP100 under PCR-ST-2023-04, by production route');
  const { declarations } = mock.world.store;
  const dots = within(plot)
    .getAllByRole('link')
    .flatMap(({ dataset: { linked } }) => linked ?? []);
  expect(new Set(dots.map((id) => declarations.get(id)?.pcrNumber))).toEqual(new Set(['PCR-ST-2023-04']));
});

it('shows the plot of the whole register, whose dots and rows light up together', async () => {
  await open();
  const plot = await screen.findByRole('figure');
  expect(plot).toHaveTextContent('GWP100 of all, by production route');
  const first = must(
    within(await screen.findByRole('table', { name: 'Search results' }))
      .getAllByRole('row')
      .slice(1)[0],
  );
  const dot = must(
    within(plot)
      .getAllByRole('link')
      .find(({ dataset }) => dataset['linked'] === first.dataset['linked']),
  );
  // The colour of its place has words beside it.
  expect(first).toHaveTextContent(/(lowest|highest|middle).* of \d/);
  await userEvent.hover(first);
  expect(dot).toHaveAttribute('data-lit');
  await userEvent.unhover(first);
  expect(dot).not.toHaveAttribute('data-lit');
  await userEvent.hover(dot);
  expect(first).toHaveAttribute('data-lit');
});

it('says once that nothing is found: the plot of a PCR without results has no empty state of its own', async () => {
  const { client } = await open('?pcr=NOPE');
  expect(await screen.findByText('No matching results')).toBeInTheDocument();
  // The plot learns later than the list that it has nothing.
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(/^No valid declaration under this PCR/)).toBeNull();
});

it('says when nothing is found and clears the filters', async () => {
  await open('?keyword=nothing-like-this');
  expect(await screen.findByText('No matching results')).toBeInTheDocument();
  const clear = must(screen.getAllByRole('button', { name: 'Clear filters' })[0]);
  await userEvent.click(clear);
  expect(await rows()).toHaveLength(4);
});

it('says of an empty register that nothing is published, and offers no filters to clear', async () => {
  const { declarations } = mock.world.store;
  for (const { id } of [...declarations.all()]) declarations.remove(id);
  await open();
  expect(await screen.findByText('No declaration has been published yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('tells time and hash of the blockchain record on keyboard focus [2§2 blockchain]', async () => {
  await open();
  await rows();
  const [mark] = screen.getAllByRole('button', { name: /: Stored on blockchain$/ });
  mark?.focus();
  const hint = await screen.findByRole('tooltip');
  expect(hint).toHaveTextContent(/Stored at: \d+ \w+ \d{4}, \d\d:\d\d. Hash: 0x[0-9a-f]{64}/);
});

it('shows QR codes for the own company only, and only while the platform does; one opens with its picture [2§2 qr icon] [2§7 getDeclarationQr]', async () => {
  await begin({ persona: 'certified', scenario: 'qr-on' });
  await open('?company=C01');
  const shown = () => screen.queryAllByRole('button', { name: /: Show QR code$/ });
  await waitFor(() => expect(shown()).toHaveLength(4));
  const buttons = shown();
  await userEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('img', { name: /(?:EPD|CFP)-ST-/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
});

it('shows no QR code of another company, which is chosen by its name [2§2 qr icon] [2§7 listCompanies]', async () => {
  await begin({ persona: 'certified', scenario: 'qr-on' });
  await open('?company=C12');
  await rows();
  expect(screen.queryByRole('button', { name: /: Show QR code$/ })).toBeNull();
  const company = await screen.findByRole('combobox', { name: 'Company' });
  await waitFor(() => expect(company).toHaveValue('Chuanyan Steel'));
});

it('shows no QR code while the setting is off [2§2 qr icon] [2§7 getQrSetting]', async () => {
  await begin({ persona: 'certified' });
  await open('?company=C01');
  await rows();
  await waitFor(() => {
    expect(mock.world.journal.tail().some(({ operationId }) => operationId === 'getQrSetting')).toBe(true);
  });
  expect(screen.queryByRole('button', { name: /: Show QR code$/ })).toBeNull();
});
