import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
// Loads lazy screens up front, outside of the tests' timeouts.
import '#src/features/declaration/detail-dialog.tsx';
import '#src/features/declaration/declaration-screen.tsx';
import { begin, open } from '../declaration-search/open-register.tsx';

/** A declaration as a page: navigation to it, through the list, and back. */

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
/** Ids of the rows at an address. */
async function idsOf(address: string, count: number): Promise<string[]> {
  await open(address);
  const table = await screen.findByRole('table', { name: 'Search results' });
  const rows = () => within(table).getAllByRole('rowheader');
  await waitFor(() => expect(rows()).toHaveLength(count));
  const links = rows().map((row) => within(row).getByRole('link').getAttribute('href') ?? '');
  cleanup();
  return links.map((href) => /id=([^&]+)/.exec(href)?.[1] ?? '');
}

beforeEach(() => begin());

it('is reached from the preview over the list, and leads back to the list with its filters', async () => {
  const page = await open('?route=EAF&sort=gwp&id=epd-018');
  const preview = await screen.findByRole('dialog', { name: 'Declaration details' });
  await userEvent.click(await within(preview).findByRole('link', { name: 'Open as a page' }));
  await heading('EAF rebar');
  expect(page.here()).toBe('/epd/epdSearch?route=EAF&sort=gwp&id=epd-018&view=declaration');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Back to the results' }));
  await screen.findByRole('table', { name: 'Search results' });
  expect(page.here()).toBe('/epd/epdSearch?route=EAF&sort=gwp');
});

it('leads to the previous and the next one of the list, over the border of what the list showed', async () => {
  const shown = await idsOf('?sort=gwp&page=2', 8);
  const page = await open(`?sort=gwp&page=2&view=declaration&id=${shown[6] ?? ''}`);
  expect(await screen.findByText('7 of 48')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toContain(
    `id=${shown[5] ?? '?'}`,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('8 of 48');
  expect(page.here()).toContain(`id=${shown[7] ?? '?'}`);
  // The ninth row was not in the list yet.
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByText('9 of 48');
  expect(page.here()).toContain('page=3');
  // Focus stays on the button, so that it can be pressed again.
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

it('ends with the list: nothing before its first, nothing after its last', async () => {
  const few = '?pcr=PCR-ST-2023-04&route=EAF&type=CFP';
  const ids = await idsOf(few, 1);
  await open(`${few}&view=declaration&id=${ids[0] ?? ''}`);
  expect(await screen.findByText('1 of 1')).toBeInTheDocument();
  for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

it('has no neighbours under an address that was passed on', async () => {
  await open('?keyword=nothing-like-this&view=declaration&id=epd-018');
  await heading('EAF rebar');
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Declarations of your search' })).toBeNull(),
  );
});

it('says that an unknown declaration does not exist, with the way back', async () => {
  await open('?view=declaration&id=epd-999');
  expect(await screen.findByText('The product does not exist.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Back to the results' })).toHaveLength(2);
});

it('names itself in the title, takes the focus, and prints where it came from', async () => {
  await open('?view=declaration&id=epd-018');
  await waitFor(async () => expect(await heading('EAF rebar')).toHaveFocus());
  expect(screen.getByText(/^Printed on .* from http.*view=declaration/)).toBeInTheDocument();
  for (const name of ['Impact indicators', 'Blockchain record'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
});

it('shows every module of an indicator, on a phone below its total', async () => {
  await open('?view=declaration&id=epd-002');
  const row = (await screen.findAllByRole('row', { name: /^GWP-total kg CO₂e/ }))[0];
  const cells = within(row ?? document.body).getAllByRole('cell');
  const modules = cells
    .slice(0, 3)
    .map(({ textContent }, at) => `A${String(at + 1)} ${textContent.slice(2)}`);
  expect(cells.at(-1)).toHaveTextContent(modules.join(''));
});

it('joins a comparison from its own page', async () => {
  const page = await open('?view=declaration&id=epd-018');
  const button = await screen.findByRole('button', { name: 'Add to compare' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await waitFor(() => expect(page.here()).toContain('compare=epd-018'));
  expect(screen.getByRole('button', { name: 'Add to compare' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('region', { name: 'Declarations to compare' })).toBeInTheDocument();
});
