import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { homeQueries } from '#src/features/home/queries.ts';
import { begin, mock, open, rows, searches } from './open-register.tsx';
import { fill } from '../../support/fill.ts';
import { must } from '../../support/must.ts';

/** Narrowing and widening the search: suggestions, counts, number filters, and hints for empty results. */

const keyword = () => screen.getAllByRole('combobox', { name: 'Keyword' })[0] as HTMLElement;
/** Keywords for which suggestions were fetched. */
const suggestedFor = (): string[] =>
  mock.world.journal.tail().flatMap(({ operationId, request }) => {
    const { epdKeyword, pageSize } = JSON.parse(request ?? '{}') as {
      epdKeyword?: string;
      pageSize?: number;
    };
    return operationId === 'searchDeclarations' && pageSize === 20 ? [epdKeyword ?? ''] : [];
  });

beforeEach(() => begin());

it('offers products, companies and numbers while somebody types, by keyboard alone', async () => {
  const page = await open();
  await rows();
  await userEvent.type(keyword(), 'rebar');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(suggestedFor()).toContain('rebar');
  expect(suggestedFor()).not.toContain('');
  expect(within(list).getAllByRole('group')[0]).toHaveAccessibleName('Products');
  expect(keyword()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const first = within(list).getAllByRole('option')[0];
  expect(keyword()).toHaveAttribute('aria-activedescendant', first?.id);
  const name = first?.textContent ?? '';
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(page.here().split('?')[1]).get('keyword')).toBe(name));
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull());
});

it('filters by a suggested company, and opens a declaration by its suggested number', async () => {
  const page = await open();
  await rows();
  await fill(keyword(), 'chuanyan');
  await userEvent.click(await screen.findByRole('option', { name: 'Chuanyan Steel' }));
  await waitFor(() => expect(page.here()).toContain('company=C12'));
  expect(page.here()).not.toContain('keyword');
  expect(keyword()).toHaveValue('');
  const [own] = mock.world.store.declarations.all();
  await fill(keyword(), own?.registrationNumber ?? '');
  await userEvent.click(
    await screen.findByRole('option', { name: new RegExp(own?.registrationNumber ?? '?') }),
  );
  expect(await screen.findByRole('dialog', { name: 'Declaration details' })).toBeInTheDocument();
});

it('offers nothing where the server does not answer, and the typed word still works', async () => {
  const page = await open();
  await rows();
  mock.world.faults = [{ operationId: 'searchDeclarations', kind: 'malformed', times: 50 }];
  const before = searches();
  await userEvent.type(keyword(), 'rebar');
  await waitFor(() => expect(searches()).toBeGreaterThan(before));
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  mock.world.faults = [];
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(page.here()).toContain('keyword=rebar'));
  expect(await rows()).toHaveLength(4);
});

it('counts beside the values of the filters what each would show', async () => {
  await open('?pcr=PCR-ST-2023-04');
  const { declarations } = mock.world.store;
  const own = declarations.all().filter(({ pcrNumber }) => pcrNumber === 'PCR-ST-2023-04');
  const epd = own.filter(({ productType }) => productType === 'EPD').length;
  expect(await screen.findByRole('radio', { name: `EPD ${String(epd)}` })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Production route' }));
  const eaf = own.filter(({ route }) => route === 'EAF').length;
  expect(await screen.findByRole('option', { name: `Scrap and arc furnace ${String(eaf)}` })).toBeVisible();
});

it('counts the filters from the rows that the plot has read, where somebody sees them', async () => {
  const phone = document.head.appendChild(document.createElement('style'));
  phone.textContent = 'aside { display: none }';
  onTestFinished(() => phone.remove());
  await open();
  await rows();
  // Enough frames for a request to start.
  await act(() => new Promise((over) => setTimeout(over, 200)));
  // One page of the list, and all rows for the plot.
  expect(searches()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('radio', { name: /^EPD \d+$/ })).toBeInTheDocument();
  expect(searches()).toBe(2);
});

/** Adds more rows than are counted, similar to the first match. */
function addMany(fits: (declaration: { pcrNumber: string | null }) => boolean, count = 453): void {
  const { declarations } = mock.world.store;
  const one = must(declarations.all().find(fits));
  for (let at = 0; at < count; at += 1) declarations.put({ ...one, id: `more-${String(at)}` });
}

it('counts within the chosen PCR where there are too many in all', async () => {
  addMany(({ pcrNumber }) => pcrNumber !== 'PCR-ST-2023-04');
  await open('?pcr=PCR-ST-2023-04');
  const own = mock.world.store.declarations.all().filter(({ pcrNumber }) => pcrNumber === 'PCR-ST-2023-04');
  const epd = own.filter(({ productType }) => productType === 'EPD').length;
  expect(await screen.findByRole('radio', { name: `EPD ${String(epd)}` })).toBeInTheDocument();
});

it('counts the most that can be counted', async () => {
  addMany(() => true, 452);
  await open();
  await screen.findByText('500 found');
  expect(await screen.findByRole('radio', { name: /^EPD \d+$/ })).toBeInTheDocument();
});

it('says nothing where there are too many to count', async () => {
  await begin({ scenario: 'plain-search' });
  addMany(() => true);
  await open();
  await screen.findByText('501 found');
  const before = searches();
  expect(await screen.findByRole('radio', { name: 'EPD' })).toBeInTheDocument();
  expect(searches()).toBe(before);
});

it('narrows by figures, says what is no number and what crosses', async () => {
  const page = await open('?sort=gwp');
  await rows();
  const [from, to] = [await screen.findByLabelText('At least'), screen.getByLabelText('At most')];
  await userEvent.type(from, '1,000{Enter}');
  await waitFor(() => expect(page.here()).toContain('gwpMin=1000'));
  await userEvent.type(to, '1200{Enter}');
  await waitFor(() => expect(page.here()).toContain('gwpMax=1200'));
  const within1200 = mock.world.store.declarations
    .all()
    .filter(({ gwp100 }) => gwp100 !== null && gwp100 >= 1000 && gwp100 <= 1200);
  expect(await screen.findByText(`${String(within1200.length)} found`)).toBeInTheDocument();
  await fill(to, 'cheap');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number up to 999,999,999');
  expect(page.here()).toContain('gwpMax=1200');
  await fill(to, '900');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/The highest lies below the lowest/)).toBeInTheDocument();
});

it('says of "nothing found" which filter to drop, with how many there would be, in one click', async () => {
  const page = await open('?keyword=EAF&route=BF-BOF&type=EPD&gwpMax=1000');
  const drops = await screen.findByRole('list', { name: 'Drop one filter' });
  const without = await within(drops).findByRole('button', { name: /Blast furnace.*: \d+$/ });
  const count = /\d+$/.exec(without.textContent ?? '')?.[0] ?? '?';
  // Filters whose removal still gives no result are not offered.
  expect(within(drops).queryByRole('button', { name: /EPD/ })).toBeNull();
  await userEvent.click(without);
  await screen.findByText(`${count} found`);
  expect(page.here()).toBe('/epd/epdSearch?keyword=EAF&type=EPD&gwpMax=1000');
});

it('speaks in the drawer of the keyword above the list, and its button says how many there are', async () => {
  await open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(drawer).toHaveTextContent('type its name as the keyword above the list');
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /Valid only/ }));
  expect(await within(drawer).findByRole('button', { name: 'Show results (41)' })).toBeInTheDocument();
});

it('counts as many declarations as the home page, and says beside "valid only" how many of them are', async () => {
  const home = await createPortalQueryClient().query(homeQueries.declarations('en'));
  await open();
  expect(await screen.findByText(`${String(home.total)} found`)).toBeInTheDocument();
  const today = new Date(mock.world.clock.now()).toISOString().slice(0, 10);
  const valid = mock.world.store.declarations
    .all()
    .filter(({ expiresOn, supersededBy }) => expiresOn >= today && supersededBy === null).length;
  expect(valid).toBeLessThan(home.total ?? 0);
  expect(await screen.findByRole('checkbox', { name: `Valid only ${String(valid)}` })).toBeInTheDocument();
});
