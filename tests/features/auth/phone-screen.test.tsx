import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clearSession, currentUser } from '#src/api/session.ts';
import { PhoneScreen, type PhoneMode, type RegistrationSlot } from '#src/features/auth/phone-screen.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPage } from '../render-page.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import { logInByEmail } from './render-login.tsx';
import { fill } from '../../support/fill.ts';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());

const Registration = ({ kind, account }: RegistrationSlot) => (
  <p>{`registers ${account[kind]} by ${kind}`}</p>
);

function screenAt(mode: PhoneMode, id?: string, onModeChange: (mode: PhoneMode) => void = () => undefined) {
  return (
    <PhoneScreen
      mode={mode}
      onModeChange={onModeChange}
      id={id}
      registration={(slot) => <Registration {...slot} />}
    />
  );
}

it('has login tabs by phone and by e-mail, and leads to the PDF of the product [1§2 phone screen] [1§2 app redirect]', async () => {
  window.localStorage.setItem(STORAGE.returnPath, '/epd/mineEpd');
  const { here } = await renderPage(screenAt('login', 'b-1012'), '/Loginapp?id=b-1012');
  expect(await screen.findByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Log in to read the PDF of the product.')).toBeInTheDocument();
  await logInByEmail('certified@example.com', 'Steel2026');
  await waitFor(() => expect(here()).toBe('/apppdf/b-1012'));
  expect(currentUser()?.userAccount).toBe('certified@example.com');
  // The address said where to go; an older wish is forgotten.
  expect(window.localStorage.getItem(STORAGE.returnPath)).toBeNull();
});

describe('by phone (decision 27)', () => {
  const askForCode = async (phone: string): Promise<void> => {
    await fill(await screen.findByRole('textbox', { name: 'Mobile number' }), phone);
    await userEvent.click(screen.getByRole('button', { name: /Get code/ }));
    await passCaptcha(mock);
  };
  const exercised = (): readonly (string | null)[] =>
    mock.world.journal
      .tail()
      .map(({ operationId }) => operationId)
      .filter((id) => /SmsCode|ByPhone/.test(id ?? ''));

  it('a new number gets an account with the login, and then meets the supplement form [1§7 sendSmsCodeSimple] [1§7 loginOrRegisterByPhone]', async () => {
    const { here } = await renderPage(screenAt('login', 'b-1012'), '/Loginapp');
    expect(await screen.findByText('A new number gets an account with the first login.')).toBeVisible();
    await askForCode('13800000077');
    await screen.findByText(/Code sent/);
    await fill(screen.getByRole('textbox', { name: 'SMS code' }), mock.world.outbox.list()[0]?.code ?? '');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(here()).toBe('/appLoginform'));
    expect(currentUser()).toMatchObject({ userAccount: '13800000077', userName: null, companyName: null });
    expect(exercised().toSorted()).toEqual(['loginOrRegisterByPhone', 'sendSmsCodeSimple']);
    // The form leads back to it.
    expect(window.localStorage.getItem(STORAGE.pdfId)).toBe('b-1012');
  });

  it('a code that is not sent says why: no refusal of this call means "not registered"', async () => {
    await renderPage(screenAt('login'), '/appLogin');
    mock.world.faults = [
      { operationId: 'sendSmsCodeSimple', kind: 'code', value: 0, message: '短信通道维护中' },
    ];
    await askForCode('13800000077');
    expect(await screen.findByText('短信通道维护中')).toBeVisible();
    expect(screen.queryByText('This mobile number is not registered')).toBeNull();
  });
});

it('has register tabs by phone and by e-mail, with what was typed at the login [1§2 phone screen]', async () => {
  await renderPage(screenAt('register'), '/appLogin');
  expect(await screen.findByText('registers by phone', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Register by e-mail' }));
  expect(screen.getByText('registers by email', { exact: false })).toBeInTheDocument();
});

it('switches between login and registration, and opens the forgotten password in place [1§2 phone screen] [1§4 login dialog modes]', async () => {
  const change = vi.fn();
  await renderPage(screenAt('login', undefined, change), '/logins');
  await userEvent.click(await screen.findByRole('button', { name: 'Register a company' }));
  expect(change.mock.calls).toEqual([['register']]);
  // By phone nobody needs to register.
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
  await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'certified@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
  expect(await screen.findByRole('heading', { name: 'Reset password' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('certified@example.com');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('certified@example.com');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

describe('what was typed survives the switch of the language, which loads the page anew (decision 23)', () => {
  const reload = async (): Promise<void> => {
    cleanup();
    await renderPage(screenAt('login'), '/Loginapp');
  };

  it('the accounts and the tab, and nothing that is secret (document 1 §5)', async () => {
    await renderPage(screenAt('login'), '/Loginapp');
    await fill(await screen.findByRole('textbox', { name: 'Mobile number' }), '199 0000');
    await fill(screen.getByRole('textbox', { name: 'SMS code' }), '667679');
    await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
    await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'certified@example.com');
    await fill(screen.getByLabelText('Password'), 'Steel2026');
    await userEvent.click(screen.getByRole('checkbox'));
    await reload();
    expect(await screen.findByRole('tab', { name: 'E-mail' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('certified@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText(/Codes, passwords and the tick are not kept/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('199 0000');
    expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveValue('');
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toMatch(
      /Steel2026|667679/,
    );
  });

  it('and the form for a new password stays open', async () => {
    await renderPage(screenAt('login'), '/Loginapp');
    await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
    await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'certified@example.com');
    await reload();
    expect(await screen.findByRole('button', { name: 'Back to login' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('certified@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    await reload();
    expect(screen.queryByRole('button', { name: 'Back to login' })).toBeNull();
  });

  it('and goes with the login: the next person must not find it', async () => {
    const { here } = await renderPage(screenAt('login'), '/Loginapp');
    await logInByEmail('certified@example.com', 'Steel2026');
    await waitFor(() => expect(here()).toBe('/'));
    clearSession();
    await reload();
    await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});
