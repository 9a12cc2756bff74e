import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clearSession, currentUser, startSession, toStoredUser } from '#src/api/session.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import { logInByEmail, renderLogin } from './render-login.tsx';
import { fill } from '../../support/fill.ts';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';

const mock = ofEachTest(() => startMock());

const phoneField = () => screen.findByRole('textbox', { name: 'Mobile number' });
const codeField = () => screen.getByRole('textbox', { name: 'SMS code' });

describe('by phone', () => {
  it('a wrong code is refused at its field, the one from the outbox opens the session and leads on [1§2 login dialog] [1§4 after login path] [1§7 loginByPhone] [1§8 client success]', async () => {
    const { path } = await renderLogin({ how: 'dialog', returnPath: '/epd/mineEpd' });
    await fill(await phoneField(), '19900000007');
    await userEvent.click(screen.getByRole('button', { name: /Get code/ }));
    await passCaptcha(mock);
    await screen.findByText(/Code sent/);
    const code = mock.world.outbox.list()[0]?.code ?? '';
    expect(screen.getByRole('button', { name: /Resend in (60|[45]\d) s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    const wrong = code === '000001' ? '000002' : '000001';
    await fill(codeField(), wrong);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Wrong verification code. Enter it again.');
    expect(await phoneField()).toHaveValue('19900000007');

    await fill(codeField(), code);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(currentUser()?.id).toBe('u-certified'));
    await waitFor(() => expect(path()).toBe('/epd/mineEpd'));
    expect(window.localStorage.getItem(STORAGE.returnPath)).toBeNull();
  });

  it('asks for a valid number before the captcha, and for the tick before the login [1§8 client phone format] [1§8 client code empty] [1§8 client consent]', async () => {
    await renderLogin({ how: 'dialog' });
    await fill(await phoneField(), '12345');
    await userEvent.click(screen.getByRole('button', { name: /Get code/ }));
    await screen.findByText('Enter a valid mainland China mobile number');
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Read and tick the user agreement and privacy policy first');
    await screen.findByText('SMS code cannot be empty');
  });

  it('an unknown phone leads to the registration with its number, kept out of the address [1§2 not registered] [1§8 code 0 on send] [1§7 sendSmsCode]', async () => {
    const { path, state } = await renderLogin({ how: 'dialog' });
    await fill(await phoneField(), '13800009999');
    await userEvent.click(screen.getByRole('button', { name: /Get code/ }));
    await passCaptcha(mock);
    await screen.findByText('This mobile number is not registered');
    await userEvent.click(screen.getByRole('button', { name: 'Go to registration' }));
    await waitFor(() => expect(path()).toBe('/register'));
    expect(state()).toMatchObject({ registerAccount: '13800009999' });
  });

  it('so does code 106 of the login itself, and "cancel" stays [1§2 not registered] [1§8 code 106]', async () => {
    const { path } = await renderLogin({ how: 'dialog' });
    await fill(await phoneField(), '13800009999');
    await fill(codeField(), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const prompt = await screen.findByRole('dialog', { name: 'This mobile number is not registered' });
    expect(prompt).toHaveTextContent('Register with 13800009999 now?');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/');
    expect(await phoneField()).toHaveValue('13800009999');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to registration' }));
    await waitFor(() => expect(path()).toBe('/register'));
  });

  it('an account that is offered stands in its field, and chooses the way', async () => {
    window.localStorage.setItem(STORAGE.returnPath, '/Result');
    await renderLogin({ how: 'dialog', account: '19900000007' });
    expect(await phoneField()).toHaveValue('19900000007');
  });
});

describe('by e-mail', () => {
  it('the switch to the registration offers an e-mail box, whose address goes along [1§2 register email box]', async () => {
    const { path, state } = await renderLogin({ how: 'dialog', account: 'new.user@' });
    await userEvent.click(await screen.findByRole('button', { name: 'Register now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to registration' }));
    await screen.findByText('Enter a valid e-mail address');
    await fill(screen.getByRole('textbox', { name: 'E-mail' }), ' new.user@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Go to registration' }));
    await waitFor(() => expect(path()).toBe('/register'));
    expect(state()).toMatchObject({ registerAccount: 'new.user@example.com' });
  });

  it('encrypts the password, signs in and stays where nothing was wanted [1§7 loginByEmail] [1§7 getPublicKey]', async () => {
    const sent: string[] = [];
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(await request.clone().text());
      return send(request);
    });
    const { path } = await renderLogin({ how: 'dialog' });
    await logInByEmail('certified@example.com', 'Steel2026');
    await waitFor(() => expect(currentUser()?.userAccount).toBe('certified@example.com'));
    vi.stubGlobal('fetch', send);
    expect(path()).toBe('/');
    expect(sent.join()).toContain('"userPassword":"');
    expect(sent.join()).not.toContain('Steel2026');
  });
  it.each([
    ['certified@example.com', 'Wrong2026', 'Password', 'Wrong account or password'],
    ['locked@example.com', 'Steel2026', 'E-mail', 'This account is disabled. Contact the secretariat.'],
  ])(
    '%s with %s: the refusal stands at its field and the address stays [1§8 ACCOUNT_PASSWORD_ERROR] [1§8 USER_LOCKED]',
    async (email, password, field, text) => {
      await renderLogin({ how: 'dialog' });
      await logInByEmail(email, password);
      await screen.findByText(text);
      expect(screen.getByLabelText(field, { selector: 'input' })).toHaveAccessibleDescription(text);
      expect(screen.getByLabelText(field, { selector: 'input' })).toHaveFocus();
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
      expect(currentUser()).toBeNull();
    },
  );
  it.each([
    ['newcomer', '/appLoginform'],
    ['rejected', '/information'],
  ])('%s is led to %s [1§4 after login rejected]', async (persona, expected) => {
    const { path } = await renderLogin({ how: 'dialog', returnPath: '/epd/mineEpd' });
    await logInByEmail(`${persona}@example.com`, 'Steel2026');
    await waitFor(() => expect(path()).toBe(expected));
  });
});

it('a forgotten password is set anew by code; afterwards nobody is signed in and the new one works [1§2 forgot panel] [1§4 reset step 1] [1§4 reset step 2] [1§5 passwords equal] [1§7 sendResetEmailCode] [1§7 checkResetEmailCode] [1§7 changePassword] [1§8 client mismatch] [1§8 client success]', async () => {
  startSession(mock.signIn('certified'), must(toStoredUser({ id: 'u-certified', userName: 'W' })));
  await renderLogin({ how: 'dialog' });
  await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
  await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'certified@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
  await userEvent.click(await screen.findByRole('button', { name: /Get code/ }));
  await passCaptcha(mock);
  await screen.findByText(/Code sent/);
  await fill(screen.getByRole('textbox', { name: 'E-mail code' }), mock.world.outbox.list()[0]?.code ?? '');
  await fill(screen.getByLabelText('New password'), 'Fresh2027a');
  await fill(screen.getByLabelText('Confirm new password'), 'Fresh2027b');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm change' }));
  await screen.findByText('The two passwords do not match');
  // Whatever session was stored has ended by now.
  expect(currentUser()).toBeNull();
  expect(document.cookie).not.toContain('_token=');

  const repeat = screen.getByLabelText('Confirm new password');
  await fill(repeat, 'Fresh2027a');
  // The second step fails once: the code is spent, but the bought token serves again.
  mock.world.faults = [{ operationId: 'changePassword', kind: 'network', times: 1 }];
  await userEvent.click(screen.getByRole('button', { name: 'Confirm change' }));
  await screen.findByText('Network problem. Check your connection.');
  expect(document.cookie).not.toContain('_token=');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm change' }));
  await screen.findByText(/Password changed/);
  expect(document.cookie).not.toContain('_token=');

  await fill(await screen.findByLabelText('Password'), 'Fresh2027a');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(currentUser()?.userAccount).toBe('certified@example.com'));
});

it('neither login is sent without the tick [1§5 consent]', async () => {
  await renderLogin({ how: 'dialog' });
  const refused = async (): Promise<void> => {
    const button = screen.getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    await within(screen.getByRole('tabpanel')).findByText(/^Read and tick the user agreement/);
    expect(button).not.toHaveAttribute('data-loading');
  };
  await fill(await phoneField(), '19900000007');
  await fill(codeField(), '123456');
  await refused();
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
  await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'certified@example.com');
  await fill(screen.getByLabelText('Password'), 'Steel2026');
  await refused();
  const calls = mock.world.journal.tail().map(({ operationId }) => operationId);
  expect(calls.filter((call) => call === 'loginByPhone' || call === 'getPublicKey')).toEqual([]);
});

it('leads elsewhere: register now, both legal documents and the tick on both tabs; the forgotten password by e-mail only [1§2 login links]', async () => {
  await renderLogin({ how: 'dialog' });
  const links = ['Register now', /user agreement/, /privacy policy/];
  await screen.findByRole('tab', { name: 'E-mail' });
  for (const name of links) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Forgot password' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
  for (const name of [...links, 'Forgot password'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('a session that has ended takes the typed account out of the login: the next person must not read it (decision 33)', async () => {
  await renderLogin({ how: 'dialog' });
  await logInByEmail('certified@example.com', 'Steel2026');
  await waitFor(() => expect(currentUser()).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'E-mail' })).toBeNull());
  act(() => clearSession());
  act(() => requestLogin({ how: 'dialog' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'E-mail' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});
