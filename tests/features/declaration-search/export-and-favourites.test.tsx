import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { favouritesKey } from '#src/lib/kept-by-user.ts';
import { adoptFavourites, readFavourites, writeFavourites } from '#src/parts/favourites/use-favourites.ts';
import { FAVOURITES_MAX } from '#src/lib/limits.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { begin, mock, open, rows } from './open-register.tsx';
import { refuseNext } from '../../support/mock.ts';

/** Exports of the search as data, and favourites stored on the device. */

const VISITOR = favouritesKey('visitor');

beforeEach(() => begin());

/** Name and content of the file that the menu saves in a format. */
async function exportAs(format: RegExp): Promise<{ name: string; text: string; bytes: Uint8Array }> {
  const blobs: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:test';
  });
  const links = catchLinks();
  await userEvent.click(await screen.findByRole('button', { name: 'Export data' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
  await waitFor(() => expect(links).toHaveLength(1));
  make.mockRestore();
  // Blob.text() would strip the byte order mark.
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer());
  return {
    name: links[0]?.download ?? '',
    bytes,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  };
}

it('saves all results, not only those that are shown, with the address that they come from', async () => {
  await open('?valid=1&sort=gwp');
  expect(await rows()).toHaveLength(4);
  const csv = await exportAs(/^CSV/);
  expect(csv.name).toMatch(/^steel-epd-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.startsWith('\uFEFFregistration_number,')).toBe(true);
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1 + 41);
  expect(await screen.findByText('41 declarations exported')).toBeInTheDocument();
});

it('saves the list as openEPD, one document a declaration, in the language of the page', async () => {
  await open('?company=C12');
  const count = (await rows()).length;
  const json = await exportAs(/^openEPD/);
  expect(json.name).toMatch(/\.openepd-en\.json$/);
  const documents = JSON.parse(json.text) as object[];
  expect(documents.length).toBeGreaterThanOrEqual(count);
  expect(documents[0]).toMatchObject({ doctype: 'openEPD', manufacturer: { name: 'Chuanyan Steel' } });
});

it('saves the list and a comparison as ILCD+EPD: a ZIP with a data set for each, where importers look', async () => {
  await open('?company=C12');
  const count = (await rows()).length;
  const zip = await exportAs(/^ILCD/);
  const entries = Object.entries(unzipSync(zip.bytes));
  expect(zip.name).toMatch(/^steel-epd-[\d-]+\.ilcd\.zip$/);
  expect(entries.length).toBeGreaterThanOrEqual(count);
  for (const [name, bytes] of entries) {
    const id = /<common:UUID>([^<]+)</.exec(strFromU8(bytes))?.[1] ?? '';
    expect(name).toMatch(new RegExp(`^ILCD/processes/${id}_\\d\\d\\.00\\.000\\.xml$`));
  }
});

it('saves what a comparison compares, with all indicators', async () => {
  await open('?compare=epd-004,epd-005&view=compare');
  const csv = await exportAs(/^CSV/);
  const numbers = csv.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(new Set(numbers)).toEqual(
    new Set(['epd-004', 'epd-005'].map((id) => mock.world.store.declarations.get(id)?.registrationNumber)),
  );
  expect(numbers.length).toBeGreaterThan(20);
});

it('leaves out of an export what a server that ignores our filters sent too much', async () => {
  await begin({ scenario: 'plain-search' });
  await open('?route=EAF');
  await rows();
  const json = await exportAs(/^openEPD/);
  const own = mock.world.store.declarations.all().filter(({ route }) => route === 'EAF').length;
  expect(JSON.parse(json.text)).toHaveLength(own);
  expect(await screen.findByText(`${String(own)} declarations exported`)).toBeInTheDocument();
});

it('says why an export failed and can be tried again', async () => {
  await open();
  await rows();
  await screen.findByRole('radio', { name: /^EPD \d/ });
  refuseNext('searchDeclarations', 'Not now, please.');
  await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export data' })).toBeEnabled();
});

it('keeps favourites on this device: marked in the list, listed, opened, unmarked', async () => {
  const page = await open('?sort=gwp');
  const [first, second] = await rows();
  if (first === undefined || second === undefined) throw new Error('no rows');
  await userEvent.click(within(first).getByRole('button', { name: /^Favourite: / }));
  await userEvent.click(within(second).getByRole('button', { name: /^Favourite: / }));
  expect(within(first).getByRole('button', { name: /^Favourite: / })).toHaveAttribute('aria-pressed', 'true');
  const marked = readFavourites('visitor');
  expect(marked).toHaveLength(2);

  await userEvent.click(screen.getByRole('link', { name: 'Favourites (2)' }));
  await screen.findByRole('heading', { level: 1, name: 'Favourites' });
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  // The last favourite is first; a removed one keeps its position so that it can be undone.
  const [latest] = await rows();
  expect(latest).toHaveTextContent(
    mock.world.store.declarations.get(marked[0] ?? '')?.registrationNumber ?? '?',
  );
  await userEvent.click(within(latest as HTMLElement).getByRole('button', { name: /^Favourite: / }));
  expect(readFavourites('visitor')).toEqual(marked.slice(1));
  expect(await rows()).toHaveLength(2);

  // Its page links through the favourites and back.
  await userEvent.click(
    within((await rows())[0] as HTMLElement)
      .getByRole('rowheader')
      .querySelector('a') as HTMLElement,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Open as a page' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the results' }));
  expect(page.here()).toBe('/epd/epdSearch?favourites=1');
});

it('says what to do when there are none, and of those that are gone', async () => {
  await open('?favourites=1');
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  act(() => {
    writeFavourites('visitor', ['epd-999', 'epd-018']);
    window.dispatchEvent(new StorageEvent('storage', { key: VISITOR }));
  });
  expect(await screen.findByText(/can no longer be found: 1/)).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(readFavourites('visitor')).toEqual(['epd-018']);
});

it('shows at once what another tab marked', async () => {
  await open();
  await rows();
  expect(screen.getByRole('link', { name: 'Favourites' })).toBeInTheDocument();
  act(() => {
    localStorage.setItem(VISITOR, JSON.stringify(['epd-018']));
    window.dispatchEvent(new StorageEvent('storage', { key: VISITOR }));
  });
  expect(screen.getByRole('link', { name: 'Favourites (1)' })).toBeInTheDocument();
});

it('gives a visitor’s favourites to whoever signs in, keeps a limit, and bears any content of the storage', () => {
  writeFavourites('visitor', ['epd-002', 'epd-001']);
  writeFavourites('u-1', ['epd-001', 'epd-009']);
  adoptFavourites('u-1');
  expect(readFavourites('u-1')).toEqual(['epd-002', 'epd-001', 'epd-009']);
  expect(localStorage.getItem(VISITOR)).toBeNull();
  localStorage.setItem(VISITOR, '{"a":1}');
  expect(readFavourites('visitor')).toEqual([]);
  localStorage.setItem(VISITOR, JSON.stringify([1, null, '', 'x'.repeat(65), 'epd-1', 'epd-1']));
  expect(readFavourites('visitor')).toEqual(['epd-1']);
  writeFavourites(
    'u-1',
    Array.from({ length: FAVOURITES_MAX + 5 }, (_, at) => String(at)),
  );
  expect(readFavourites('u-1')).toHaveLength(FAVOURITES_MAX);
});
