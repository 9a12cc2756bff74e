/** A login that something needed: one dialog, which says why; what had to wait for it begins by itself. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '#src/api/session.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { logInByEmail, renderLogin } from './render-login.tsx';
import { startMock } from '../../support/mock.ts';

beforeEach(() => startMock());

it('a session that has ended is said before the login; a later request keeps its own way back', async () => {
  const { path } = await renderLogin({ how: 'again', returnPath: '/epd/mineEpd' });
  await screen.findByText('Your session has expired');
  expect(screen.queryByText(/draft/)).toBeNull();
  act(() => requestLogin({ how: 'again', returnPath: '/epd/mineEpd', draft: true }));
  await screen.findByText(
    /draft of your form is kept.*files that were not fully uploaded must be chosen again/,
  );
  // A guard speaks up as well, in the same dialog.
  act(() => requestLogin({ how: 'prompt', returnPath: '/epd/mineEpd' }));
  await screen.findByText('Log in to continue');
  await logInByEmail('certified@example.com', 'Steel2026');
  await waitFor(() => expect(path()).toBe('/epd/mineEpd'));
});

describe('"Log in first" (document 2 §6)', () => {
  it('is one step: the login says why, remembers the wanted path, and forgets it when it is closed', async () => {
    await renderLogin({ how: 'prompt', returnPath: '/epd/mineEpd' });
    const dialog = await screen.findByRole('dialog', { name: 'Log in first' });
    expect(within(dialog).getByText('Log in to continue')).toBeVisible();
    expect(within(dialog).getByRole('tab', { name: 'E-mail' })).toBeVisible();
    expect(window.localStorage.getItem(STORAGE.returnPath)).toBe('/epd/mineEpd');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.localStorage.getItem(STORAGE.returnPath)).toBeNull());
  });
  it('does by itself what had to wait, once the person is back where it was wanted', async () => {
    const ranOn: string[] = [];
    const { path } = await renderLogin({
      how: 'prompt',
      returnPath: '/epd/mineEpd',
      waiting: { says: 'auth.thenDownload', run: () => ranOn.push(path()) },
    });
    await screen.findByText('Your download starts by itself after you log in');
    await logInByEmail('certified@example.com', 'Steel2026');
    await waitFor(() => expect(ranOn).toEqual(['/epd/mineEpd']));
  });
  it.each([
    ['the login was closed and another one asked for', 'certified', '/'],
    ['the login leads to a registration that is not complete', 'rejected', '/information'],
  ])('drops what had to wait when %s', async (_, persona, end) => {
    const run = vi.fn<() => void>();
    const { path } = await renderLogin({
      how: 'prompt',
      returnPath: '/epd/mineEpd',
      waiting: { says: 'auth.thenDownload', run },
    });
    await screen.findByText('Your download starts by itself after you log in');
    if (persona === 'certified') {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      act(() => requestLogin({ how: 'dialog' }));
      await screen.findByRole('dialog', { name: 'Log in' });
    }
    await logInByEmail(`${persona}@example.com`, 'Steel2026');
    await waitFor(() => expect(currentUser()).not.toBeNull());
    await waitFor(() => expect(path()).toBe(end));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'E-mail' })).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });
});
