import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentUser } from '#src/api/session.ts';
import { onLoginRequest } from '#src/lib/login-prompt.ts';
import { must } from '../../support/must.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { begin, mock, open, rows } from '../declaration-search/open-register.tsx';

beforeEach(() => begin());

/** A declaration over the list: what it tells, what it says of what it lacks, its files. */

/** Opens the menu of downloads and finds a report in it. */
async function reportIn(language: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  return screen.findByRole('menuitem', { name: `Download ${language} version` });
}

it('opens a declaration by its address, with figure, split, proof and files', async () => {
  await open('?id=epd-018');
  const dialog = await screen.findByRole('dialog', { name: 'Declaration details' });
  expect(await within(dialog).findByRole('heading', { name: 'EAF rebar' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent(/820\s?kg\sCO₂e\s\/\st/);
  expect(within(dialog).getByText(/^What GWP100 is made of/)).toBeInTheDocument();
  expect(within(dialog).getByText('Data record')).toBeInTheDocument();
  expect(await reportIn('English')).toBeVisible();
});

it('says that there is no English report', async () => {
  const { store } = mock.world;
  const plain = store.declarations.find(({ enAttachmentId }) => enAttachmentId === null);
  await open(`?id=${plain?.id ?? ''}`);
  expect(await screen.findByText('No English report available')).toBeInTheDocument();
  await reportIn('Chinese');
  expect(screen.queryByRole('menuitem', { name: 'Download English version' })).toBeNull();
});

it('shows a missing figure as missing instead of 0', async () => {
  await open('?id=epd-016');
  expect(await screen.findByText('This declaration states no GWP100')).toBeInTheDocument();
});

it('goes on to the newer declaration', async () => {
  const old = mock.world.store.declarations.find(({ supersededBy }) => supersededBy !== null);
  const page = await open(`?id=${old?.id ?? ''}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Open the newer declaration' }));
  await waitFor(() => {
    expect(page.here()).toContain(`id=${old?.supersededBy ?? '?'}`);
  });
});

it('says that an unknown declaration does not exist, with the way back and nothing to try again', async () => {
  const page = await open('?route=EAF&id=epd-999');
  const dialog = await screen.findByRole('dialog', { name: 'Declaration details' });
  expect(await within(dialog).findByText('The product does not exist.')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('The link may be incomplete, or the declaration was withdrawn.');
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('link', { name: 'Back to the results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.here()).toBe('/epd/epdSearch?route=EAF');
});

it('shows what the row says while a slow server sends the details', async () => {
  mock.world.faults = [{ operationId: 'getProductInfo', kind: 'delay', value: 60_000 }];
  await open();
  const [row] = await rows();
  const product = within(must(row)).getByRole('link');
  await userEvent.click(product);
  const dialog = await screen.findByRole('dialog', { name: 'Declaration details' });
  expect(await within(dialog).findByRole('heading', { name: product.textContent })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Open as a page' })).toBeVisible();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading');
});

it('asks a visitor to log in before a download, and remembers the declaration [2§6 download prompt]', async () => {
  const asked = vi.fn();
  const stop = onLoginRequest(asked);
  await open('?id=epd-018');
  await userEvent.click(await reportIn('Chinese'));
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ how: 'prompt', returnPath: '/epd/epdSearch?id=epd-018' }),
  );
  stop();
});

it('asks the server whether the session holds, and then for the file [2§7 verifyToken]', async () => {
  const saved = catchLinks();
  await begin({ persona: 'certified' });
  await open('?id=epd-018');
  await userEvent.click(await reportIn('Chinese'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const calls = mock.world.journal.tail().map(({ operationId }) => operationId);
  expect(calls.filter((id) => id === 'verifySession' || id === 'downloadEpd')).toEqual([
    'verifySession',
    'downloadEpd',
  ]);
});

it('opens the login when the server no longer knows the session [2§6 download check]', async () => {
  await begin({ persona: 'certified' });
  const asked = vi.fn();
  // The session is over by then, not only once a later call is refused.
  const stop = onLoginRequest((request) => void asked(request, currentUser()));
  await open('?id=epd-018');
  const download = await reportIn('Chinese');
  for (const session of mock.world.store.sessions.all()) mock.world.store.sessions.remove(session.id);
  await userEvent.click(download);
  await waitFor(() => {
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ how: 'again', returnPath: '/epd/epdSearch?id=epd-018' }),
      null,
    );
  });
  expect(localStorage.getItem('userInfo')).toBeNull();
  stop();
});
