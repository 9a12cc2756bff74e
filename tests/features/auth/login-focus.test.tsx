import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderLogin } from './render-login.tsx';
import { fill } from '../../support/fill.ts';
import { startMock } from '../../support/mock.ts';
import { field } from '../../support/user.ts';

beforeEach(() => startMock());

const password = () => screen.getByLabelText('Password');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openByEmail(): Promise<void> {
  await renderLogin({ how: 'dialog' });
  await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
}

/** Presses a button as somebody without a mouse does. */
async function enter(name: string | RegExp): Promise<void> {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

it('the focus goes to the first wrong field of the forgotten password, also before a code is sent', async () => {
  await openByEmail();
  await enter('Forgot password');
  await enter('Confirm change');
  expect(field('E-mail')).toHaveFocus();
  await enter(/Get code/);
  expect(field('E-mail')).toHaveFocus();
  await fill(field('E-mail'), 'certified@example.com');
  await enter('Confirm change');
  expect(field('E-mail code')).toHaveFocus();
});

describe('a panel that takes the place of another', () => {
  it('has the focus in its first field', async () => {
    await openByEmail();
    await enter('Forgot password');
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail code')).toBeVisible();
    await enter('Back to login');
    expect(password()).toBeVisible();
    expect(field('E-mail')).toHaveFocus();
    await enter('Register now');
    expect(button('Go to registration')).toBeVisible();
    expect(field('E-mail')).toHaveFocus();
  });
  it('gives back the tab that was open and the tick, with or without an address', async () => {
    await openByEmail();
    await userEvent.click(screen.getByRole('checkbox'));
    for (const [way, back] of [
      ['Forgot password', 'Back to login'],
      ['Register now', 'Back to login'],
    ] as const) {
      await userEvent.click(button(way));
      await userEvent.click(button(back));
      expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('checkbox')).toBeChecked();
    }
  });
});

it('a dialog that opens by e-mail begins in the field of the address (document 1 §2)', async () => {
  window.localStorage.setItem(STORAGE.returnPath, '/Result');
  await renderLogin({ how: 'dialog' });
  await screen.findByRole('tab', { name: 'E-mail' });
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
});

describe('what is pasted is not cut (document 1 §5)', () => {
  it('a code with blanks and a phone at full width are sent as what they mean', async () => {
    const sent: unknown[] = [];
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/n/user/login/uc')) sent.push(await request.clone().json());
      return send(request);
    });
    await renderLogin({ how: 'dialog' });
    await fill(await screen.findByRole('textbox', { name: 'Mobile number' }), '１９９００００００07');
    await fill(field('SMS code'), ' 667 679');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Log in'));
    await waitFor(() => expect(sent).toEqual([{ mobile: '19900000007', password: '667679' }]));
    vi.stubGlobal('fetch', send);
  });
  it('a password of more than 16 characters is refused in the words of the rule', async () => {
    await openByEmail();
    await fill(field('E-mail'), 'certified@example.com');
    await fill(password(), 'TooLongPassword12');
    await userEvent.click(button('Log in'));
    expect(password()).toHaveValue('TooLongPassword12');
    expect(password()).toHaveAccessibleDescription(/Use 8–16 characters/);
  });
});
