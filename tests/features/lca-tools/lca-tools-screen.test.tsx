import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { config } from '#src/config/config.ts';
import { LcaToolsScreen } from '#src/features/lca-tools/lca-tools-screen.tsx';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { renderPage } from '../render-page.tsx';
import { catchLinks } from '../../support/opened-links.ts';
import { fill } from '../../support/fill.ts';
import { mock, startMock, startSignedIn, refuseNext } from '../../support/mock.ts';
import { press, user } from '../../support/user.ts';

let opened: HTMLAnchorElement[];
beforeEach(() => void (opened = catchLinks()));

const open = () => renderPage(<LcaToolsScreen />, '/lcaTools');
async function openAs(persona: PersonaId): Promise<void> {
  await startSignedIn({ persona });
  await open();
}
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const trials = () => mock.world.store.subscriptions.where('userId', 'u-certified');

async function fillIn(): Promise<void> {
  await fill(await field(/^Name/), ' Wang ');
  await user.click(screen.getByRole('combobox', { name: /Industry/ }));
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await fill(await field(/Position/), 'LCA engineer');
}

it('a visitor gets the login dialog, and the button that opens it again [1§4 lca entry]', async () => {
  await startMock();
  const asked = vi.fn<(request: LoginRequest) => void>();
  const stop = onLoginRequest(asked);
  await open();
  await heading('Log in to request a trial');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ how: 'dialog', returnPath: '/lcaTools' });
  await press('Log in');
  stop();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks for name, industry and position, and goes to the first that is missing [1§2 lcaTools] [2§5 LCA form]', async () => {
  await openAs('certified');
  expect(await field(/Company name/)).toHaveValue('Lanjiang Iron & Steel Group');
  await press('Request a trial');
  for (const text of ['Enter your name', 'Select an industry category', 'Enter your position'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await field(/^Name/)).toHaveFocus();
  expect(trials()).toEqual([]);
});

it('a trial is asked for once, is prepared, and then leads to the tool [1§2 lcaTools] [1§4 lca entry] [2§7 subscribeLcaTool]', async () => {
  await openAs('certified');
  await fillIn();
  await user.dblClick(screen.getByRole('button', { name: 'Request a trial' }));
  expect(await heading('Your trial is being prepared')).toHaveFocus();
  expect(screen.getByText('Trial request submitted. Watch for our notice.')).toBeVisible();
  expect(trials()).toMatchObject([{ username: 'Wang', position: 'LCA engineer', active: false }]);

  // A reload still knows; staff activates the trial meanwhile.
  cleanup();
  await open();
  expect(await heading('Your trial is being prepared')).not.toHaveFocus();
  operate(mock.world, 'activateSubscription', { subscriptionId: trials()[0]?.id ?? '' });
  await press('Refresh status');
  await heading('Your trial is active');
  expect(screen.queryByText('How to get it')).not.toBeInTheDocument();
  await press('Open the LCA tool');
  await waitFor(() => expect(opened).toHaveLength(1));
  const address = new URL(opened[0]?.href ?? '');
  expect(address.origin).toBe(new URL(config().lcaSiteUrl).origin);
  expect(address.searchParams.get('token')).toBe(mock.token);
});

it('whoever comes back finds a trial that was activated meanwhile', async () => {
  await openAs('certified');
  await fillIn();
  await press('Request a trial');
  await heading('Your trial is being prepared');
  operate(mock.world, 'activateSubscription', { subscriptionId: trials()[0]?.id ?? '' });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await heading('Your trial is active')).toBeVisible();
});

it('somebody who has asked elsewhere is told that the trial is being prepared', async () => {
  await openAs('certified');
  await fillIn();
  refuseNext('subscribeLcaTool', 'TRIAL_REQUESTED');
  await press('Request a trial');
  await heading('Your trial is being prepared');
  expect(screen.getByText('You have already requested a trial. It is being prepared.')).toBeVisible();
});

it('says before anything is filled in that nobody who leaves gets a trial (decision 39)', async () => {
  await openAs('leaving');
  await heading('No trial while your account cancellation is in review');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to personal centre' })).toHaveAttribute('href', '/user');
});

it('what was typed is there the next time', async () => {
  await openAs('certified');
  await fillIn();
  cleanup();
  await open();
  expect(await field(/Position/)).toHaveValue('LCA engineer');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Industry/ })).not.toHaveValue(''));
});
