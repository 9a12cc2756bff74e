/** Registering, signing in and out, codes and passwords. */
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { readToken } from '#src/api/session.ts';
import type { User } from '../user.ts';
import { type Act, act, cancelAccount, isOpen, takeCode, withCode } from './act.ts';

const NEW_PHONE = '13800000031';
const NEW_COMPANY = '北屿特殊钢股份有限公司';

async function openPhoneLogin(user: User): Promise<void> {
  await user.press(/^Log in/);
  await user.type('Mobile number', '19900000007');
  await user.tick();
}

async function changePassword(user: User): Promise<void> {
  await user.type('New password', 'Better2027');
  await user.type('Confirm new password', 'Better2027');
  await user.press('Confirm change');
}

/** A registration with an account of one kind. */
const register =
  (account: (user: User) => Promise<unknown>): Act['go'] =>
  async (user) => {
    await user.press(/I understand/);
    await account(user);
    await user.type('Company name', NEW_COMPANY);
    await user.choose('Industry category');
    await user.choose('Company form');
    await user.tick();
  };

export const ENTRY: readonly Act[] = [
  act('/register: code and send', 'registerByPhone', {
    persona: null,
    prepare: register((user) => user.type('Mobile number', NEW_PHONE)),
    go: withCode('SMS code', (user) => user.press('Register')),
  }),
  act('login by phone', 'loginByPhone', {
    path: '/gpi',
    persona: null,
    prepare: openPhoneLogin,
    go: async (user) => {
      // Whoever left the dialog opens it again.
      if (!isOpen()) await openPhoneLogin(user);
      await takeCode(user, 'SMS code');
      await user.press('Log in');
    },
  }),
  act('/changepassword: code and send', 'changePassword', {
    go: withCode('E-mail code', changePassword),
  }),
  act('/passpassword: code and send', 'cancelAccount', {
    go: withCode('E-mail code', cancelAccount),
  }),
  act('/register: by e-mail', 'registerByEmail', {
    persona: null,
    prepare: register(async (user) => {
      await user.press('Register by e-mail');
      await user.type('E-mail', 'new.user@example.com');
      await user.type('Set password', 'Better2027');
      await user.type('Confirm password', 'Better2027');
    }),
    go: withCode('E-mail code', (user) => user.press('Register')),
  }),
  act('login by e-mail', 'loginByEmail', {
    path: '/gpi',
    persona: null,
    prepare: async (user) => {
      await user.press(/^Log in/);
      await user.press('E-mail');
      await user.type('E-mail', 'certified@example.com');
      await user.type('Password', PERSONA_PASSWORD);
      await user.tick();
    },
    go: (user) => user.press('Log in'),
  }),
  act('/logins: forgotten password', 'checkResetEmailCode', {
    persona: null,
    prepare: async (user) => {
      await user.press('E-mail');
      await user.type('E-mail', 'certified@example.com');
      await user.press('Forgot password');
    },
    go: withCode('E-mail code', changePassword),
  }),
  act('/appLogin: log in', 'loginOrRegisterByPhone', {
    persona: null,
    prepare: async (user) => {
      await user.type('Mobile number', '19900000007');
      await user.tick();
    },
    go: withCode('SMS code', (user) => user.send('Log in')),
  }),
  {
    name: 'log out',
    path: '/gpi',
    persona: 'certified',
    go: async (user) => {
      await user.press(/Account menu$/);
      await user.confirm('Log out');
    },
    // Nobody has to wait for a server that does not answer to that.
    arrived: () => readToken() === null,
  },
];
