import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser } from '#src/api/session.ts';
import { CancelAccountScreen } from '#src/features/account/cancel-account-screen.tsx';
import { readResultCode } from '#src/lib/result-code.ts';
import { findOpenMatters } from '#src/routes/open-matters.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import type { RenderedPage } from '../render-page.tsx';
import { press, renderAccount, userOf } from './render-account.tsx';
import { mock } from '../../support/mock.ts';
import { fill } from '../../support/fill.ts';

let page: RenderedPage;

async function open(persona: PersonaId, fields: 'all' | 'documented' = 'all'): Promise<void> {
  page = await renderAccount(
    <CancelAccountScreen find={findOpenMatters} />,
    { persona, fields },
    { path: '/passpassword' },
  );
}

const account = () => screen.findByRole('textbox', { name: /^Account/ });

async function askForCode(): Promise<string> {
  await press(/Get code/);
  await passCaptcha(mock);
  // Polls the outbox: a message of another test may still be shown.
  await waitFor(() => expect(mock.world.outbox.list()).not.toEqual([]));
  return mock.world.outbox.list()[0]?.code ?? '';
}

it('goes by code and a last question into review; the person stays signed in and /Result tells it [2§2 cancel account] [2§4 cancellation flow] [2§7 sendCancellationEmailCode] [2§7 cancelAccount]', async () => {
  await open('certified');
  expect(await account()).toHaveValue('certified@example.com');
  const code = await askForCode();
  expect(mock.world.outbox.list()[0]).toMatchObject({ to: 'certified@example.com', purpose: 'cancel' });
  const field = screen.getByRole('textbox', { name: 'E-mail code' });
  await fill(field, code);

  await press('Request cancellation');
  await press('Keep my account', 'Account cancellation');
  expect(userOf('u-certified').status).toBe('active');

  await press('Request cancellation');
  await press('Yes, cancel my account', 'Account cancellation');
  await waitFor(() => expect(page.here()).toBe('/Result'));
  expect(readResultCode()).toBe('5');
  expect(userOf('u-certified').status).toBe('leaving');
  expect(currentUser()?.id).toBe('u-certified');
});

it('takes the own phone in place of the e-mail; the code then comes by SMS [2§7 sendCancellationSmsCode]', async () => {
  await open('certified');
  await fill(await account(), '199 0000 0007');
  await askForCode();
  expect(mock.world.outbox.list()[0]).toMatchObject({ to: '19900000007', channel: 'sms' });
  screen.getByRole('textbox', { name: 'SMS code' });
});

it('refuses no account and a bad one before the captcha, and a wrong code and a foreign account at their fields', async () => {
  await open('uncertified');
  await fill(await account(), 'nobody');
  await press(/Get code/);
  await screen.findByText('Enter a valid mobile number or e-mail');
  expect(screen.queryByRole('slider')).toBeNull();

  // Another user's phone number is refused before a code is sent (decision 46).
  await fill(await account(), '19900000007');
  await press(/Get code/);
  await waitFor(async () => expect(await account()).toHaveAccessibleDescription(/not the account/));
  expect(screen.queryByRole('slider')).toBeNull();

  // Only the server can tell whose e-mail it is; it sends nothing either.
  await fill(await account(), 'certified@example.com');
  await press(/Get code/);
  await passCaptcha(mock);
  await screen.findByText(/^You can only cancel the account that you are logged in with/);
  expect(mock.world.outbox.list()).toEqual([]);

  await fill(await account(), '19900000004');
  await fill(screen.getByRole('textbox', { name: 'SMS code' }), '123456');
  await press('Request cancellation');
  await press('Yes, cancel my account', 'Account cancellation');
  await screen.findByText('Wrong verification code. Enter it again.');
  expect(userOf('u-uncertified').status).toBe('active');
});

const stillOpen = async () => (await screen.findByRole('heading', { name: 'Still under way' })).parentElement;
async function lastQuestion(): Promise<HTMLElement> {
  await fill(screen.getByRole('textbox', { name: 'E-mail code' }), '123456');
  await press('Request cancellation');
  return screen.findByRole('dialog', { name: 'Account cancellation' });
}

it('names what is still under way by number, on the page and in the last question, what waits for the person first', async () => {
  await open('certified');
  await waitFor(async () => expect(await stillOpen()).toHaveTextContent(/APP\d+/));
  const items = within((await stillOpen()) ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const known = new Set(mock.world.store.applications.all().map(({ number }) => number));
  expect(items.filter((item) => !known.has(item.split(' ')[0] ?? ''))).toEqual([]);
  const kinds = items.map((item) => item.slice(item.indexOf(' ') + 1));
  expect(kinds.slice(0, 3)).toEqual(['quote to answer', 'contract to answer', 'data to correct']);
  expect(kinds.slice(3)).toContain('application in progress');
  const [quote = '', contract = ''] = items.map((item) => item.split(' ')[0]);
  expect(await lastQuestion()).toHaveTextContent(
    `Still under way: quote to answer ${quote}; contract to answer ${contract}; data to correct `,
  );
});

it('does not call an application in progress whose report may be out: the documents name no field for it', async () => {
  await open('certified', 'documented');
  await waitFor(async () => expect(await stillOpen()).toHaveTextContent(/quote to answer.*data to correct/));
  expect(await stillOpen()).toHaveTextContent(/at the release of its report$/);
});

it('admits that it does not know what is still under way', async () => {
  page = await renderAccount(
    <CancelAccountScreen find={findOpenMatters} />,
    { persona: 'certified' },
    {
      path: '/passpassword',
      prepare: ({ world }) => {
        world.faults = [{ operationId: 'listMyApplications', kind: 'status', value: 400 }];
      },
    },
  );
  await waitFor(async () => expect(await stillOpen()).toHaveTextContent(/cannot be read at the moment/));
  expect(await lastQuestion()).toHaveTextContent(/It is not known whether applications, quotes or contracts/);
});

it('keeps another account than the own one through the switch of the language (decision 23), and says that no code is kept', async () => {
  await open('certified');
  await account();
  expect(screen.queryByText(/code is not kept/)).toBeNull();
  await fill(await account(), '199 0000 0007');
  await fill(screen.getByRole('textbox', { name: 'SMS code' }), '667679');
  cleanup();
  await open('certified');
  expect(await account()).toHaveValue('199 0000 0007');
  expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveValue('');
  expect(screen.getByText(/code is not kept/)).toBeVisible();

  // Only of this user.
  cleanup();
  await open('uncertified');
  expect(await account()).toHaveValue('19900000004');
});

it('shows the review where another tab was faster', async () => {
  await open('certified');
  await fill(await screen.findByRole('textbox', { name: 'E-mail code' }), '123456');
  mock.world.store.users.update('u-certified', { status: 'leaving' });
  await press('Request cancellation');
  await press('Yes, cancel my account', 'Account cancellation');
  expect(await screen.findByRole('button', { name: 'Withdraw cancellation' })).toBeVisible();
});
