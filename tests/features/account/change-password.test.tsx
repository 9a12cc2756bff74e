import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentUser, readToken } from '#src/api/session.ts';
import { readResultCode } from '#src/lib/result-code.ts';
import { ChangePasswordScreen } from '#src/features/account/change-password-form.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import type { RenderedPage } from '../render-page.tsx';
import { press, renderAccount, userOf } from './render-account.tsx';
import { mock } from '../../support/mock.ts';
import { fill } from '../../support/fill.ts';

let page: RenderedPage;

async function open(persona: 'certified' | 'uncertified'): Promise<void> {
  page = await renderAccount(<ChangePasswordScreen />, { persona }, { path: '/changepassword' });
}

const password = () => screen.getByLabelText('New password');
const repeat = () => screen.getByLabelText('Confirm new password');

describe('changing the password', () => {
  it('goes by the code to the own e-mail; then the session is over and /Result tells it [1§7 changePassword] [1§7 checkResetEmailCode] [1§8 client success] [2§2 change password] [2§4 password flow]', async () => {
    await open('certified');
    const account = await screen.findByRole('textbox', { name: 'Account e-mail' });
    expect(account).toHaveValue('certified@example.com');
    expect(account).toHaveAttribute('readonly');
    await press(/Get code/);
    await passCaptcha(mock);
    await waitFor(() => expect(mock.world.outbox.list()).not.toEqual([]));
    await fill(screen.getByRole('textbox', { name: 'E-mail code' }), mock.world.outbox.list()[0]?.code ?? '');
    await fill(password(), 'Better2027');
    await fill(repeat(), 'Better2027');

    // Step 2 fails once: the person is still signed in, and everything typed still stands there.
    const session = readToken();
    mock.world.faults = [{ operationId: 'changePassword', kind: 'network', times: 1 }];
    await press('Confirm change');
    await screen.findByText('Network problem. Check your connection.');
    expect(readToken()).toBe(session);
    expect(password()).toHaveValue('Better2027');

    await press('Confirm change');
    await waitFor(() => expect(page.here()).toBe('/Result'));
    expect(readResultCode()).toBe('4');
    expect(currentUser()).toBeNull();
    expect(readToken()).toBeNull();
    expect(userOf('u-certified').password).toBe('Better2027');
  });

  it('refuses a weak password and a different repetition, and shows which part of the rule is met [1§8 client password rule] [1§8 client mismatch] [2§2 change password]', async () => {
    await open('certified');
    await screen.findByRole('textbox', { name: 'Account e-mail' });
    await fill(password(), 'better2027');
    expect(password()).toHaveAccessibleDescription(
      /8–16 characters met; a lower-case letter met; an upper-case letter not met yet; a digit met/,
    );
    await fill(repeat(), 'better2028');
    await press('Confirm change');
    expect(await screen.findAllByText(/Use 8–16 characters with at least one upper-case letter/)).not.toEqual(
      [],
    );
    await screen.findByText('Enter the 6-digit e-mail code');

    await fill(password(), 'Better2027');
    await fill(repeat(), 'Better2028');
    await press('Confirm change');
    await screen.findByText('The two passwords do not match');
    // Unlike a forgotten password, nobody is signed out by a slip.
    expect(currentUser()).not.toBeNull();
  });

  it('says after a switch of the language that code and passwords are not kept (decision 23)', async () => {
    await open('certified');
    await fill(password(), 'Better2027');
    expect(screen.queryByText(/are not kept/)).toBeNull();
    cleanup();
    await open('certified');
    expect(password()).toHaveValue('');
    expect(screen.getByText('Codes and passwords are not kept: please enter them again.')).toBeVisible();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Better2027');
  });

  it('tells an account with a phone that it has no password', async () => {
    await open('uncertified');
    await screen.findByText('Your account has no password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
