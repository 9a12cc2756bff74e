import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { clearSession, currentUser } from '#src/api/session.ts';
import { CancelAccountScreen } from '#src/features/account/cancel-account-screen.tsx';
import { readResultCode } from '#src/lib/result-code.ts';
import { findOpenMatters } from '#src/routes/open-matters.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import type { RenderedPage } from '../render-page.tsx';
import { press, renderAccount, userOf } from './render-account.tsx';
import { fill } from '../../support/fill.ts';

let mock: TestMock;
let page: RenderedPage;
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  clearSession();
  mock.stop();
});

async function open(persona: PersonaId): Promise<void> {
  ({ mock, page } = await renderAccount(
    <CancelAccountScreen find={findOpenMatters} />,
    { persona },
    { path: '/passpassword' },
  ));
}

const account = () => screen.findByRole('textbox', { name: /^Account/ });

async function askForCode(): Promise<string> {
  await press(/Get code/);
  await passCaptcha(mock);
  // Not the message: that of another test may still be there.
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
  expect(userOf(mock, 'u-certified').status).toBe('active');

  await press('Request cancellation');
  await press('Yes, cancel my account', 'Account cancellation');
  await waitFor(() => expect(page.here()).toBe('/Result'));
  expect(readResultCode()).toBe('5');
  expect(userOf(mock, 'u-certified').status).toBe('leaving');
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

  // Somebody else's: said before any code (decision 46).
  await fill(await account(), '19900000007');
  await press(/Get code/);
  await waitFor(async () => expect(await account()).toHaveAccessibleDescription(/not the account/));
  expect(screen.queryByRole('slider')).toBeNull();

  // Whether an e-mail is the own one, the server knows: it sends nothing either.
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
  expect(userOf(mock, 'u-uncertified').status).toBe('active');
});

it('names what is still under way, on the page and in the last question', async () => {
  await open('certified');
  const page = await screen.findByRole('heading', { name: 'Still under way' });
  const items = page.parentElement?.textContent ?? '';
  for (const kind of ['quote to accept', 'contract to accept', 'data to correct', 'application in progress'])
    expect(items).toContain(kind);
  const numbers = items.match(/APP\d+/g) ?? [];
  const known = new Set(mock.world.store.applications.all().map(({ number }) => number));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  await fill(screen.getByRole('textbox', { name: 'E-mail code' }), '123456');
  await press('Request cancellation');
  const question = await screen.findByRole('dialog', { name: 'Account cancellation' });
  expect(question).toHaveTextContent(`Still under way: ${numbers[0] ?? '-'} (`);
});

it('keeps another account than the own one through the switch of the language (decision 23), and says that no code is kept', async () => {
  await open('certified');
  await account();
  expect(screen.queryByText(/code is not kept/)).toBeNull();
  await fill(await account(), '199 0000 0007');
  await fill(screen.getByRole('textbox', { name: 'SMS code' }), '667679');
  cleanup();
  mock.stop();
  await open('certified');
  expect(await account()).toHaveValue('199 0000 0007');
  expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveValue('');
  expect(screen.getByText(/code is not kept/)).toBeVisible();

  // Of this person only.
  cleanup();
  mock.stop();
  await open('uncertified');
  expect(await account()).toHaveValue('19900000004');
});

it('leads to the first wrong field, a missing code too [2§2 cancel account]', async () => {
  await open('certified');
  await fill(await account(), '');
  await press('Request cancellation');
  expect(await account()).toHaveFocus();
  await fill(await account(), '19900000007');
  await press('Request cancellation');
  expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveFocus();
});

it('shows a cancellation that is in review already, and takes it back', async () => {
  await open('leaving');
  await press('Withdraw cancellation');
  await press('Withdraw cancellation', 'Withdraw cancellation');
  await screen.findByText('Cancellation request withdrawn');
  expect(userOf(mock, 'u-leaving').status).toBe('active');
  expect(await account()).toHaveValue('19900000010');
});
