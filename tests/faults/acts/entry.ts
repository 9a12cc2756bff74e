/** Registering, signing in and out, codes and passwords. */
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { readToken } from '#src/api/session.ts';
import type { Hands } from '../hands.ts';
import { called, isOpen, takeCode, type Act } from './act.ts';

const NEW_PHONE = '13800000031';
const NEW_COMPANY = '北屿特殊钢股份有限公司';

async function openPhoneLogin(hands: Hands): Promise<void> {
  await hands.press(/^Log in/);
  await hands.type('Mobile number', '19900000007');
  await hands.tick();
}

export const ENTRY: readonly Act[] = [
  {
    name: '/register: code and send',
    path: '/register',
    persona: null,
    prepare: async (hands) => {
      await hands.press(/I understand/);
      await hands.type('Mobile number', NEW_PHONE);
      await hands.type('Company name', NEW_COMPANY);
      await hands.choose('Industry category');
      await hands.choose('Company form');
      await hands.tick();
    },
    go: async (hands) => {
      await takeCode(hands, 'SMS code');
      await hands.press('Register');
    },
    arrived: called('registerByPhone'),
  },
  {
    name: 'login by phone',
    path: '/news',
    persona: null,
    prepare: openPhoneLogin,
    go: async (hands) => {
      // Whoever left the dialog opens it again.
      if (!isOpen()) await openPhoneLogin(hands);
      await takeCode(hands, 'SMS code');
      await hands.press('Log in');
    },
    arrived: called('loginByPhone'),
  },
  {
    name: '/changepassword: code and send',
    path: '/changepassword',
    persona: 'certified',
    go: async (hands) => {
      await takeCode(hands, 'E-mail code');
      await hands.type('New password', 'Better2027');
      await hands.type('Confirm new password', 'Better2027');
      await hands.press('Confirm change');
    },
    arrived: called('changePassword'),
  },
  {
    name: '/passpassword: code and send',
    path: '/passpassword',
    persona: 'certified',
    go: async (hands) => {
      await takeCode(hands, 'E-mail code');
      await hands.press('Request cancellation');
      await hands.press('Yes, cancel my account');
    },
    arrived: called('cancelAccount'),
  },
  {
    name: '/register: by e-mail',
    path: '/register',
    persona: null,
    prepare: async (hands) => {
      await hands.press(/I understand/);
      await hands.press('Register by e-mail');
      await hands.type('E-mail', 'new.user@example.com');
      await hands.type('Company name', NEW_COMPANY);
      await hands.choose('Industry category');
      await hands.choose('Company form');
      await hands.type('Set password', 'Better2027');
      await hands.type('Confirm password', 'Better2027');
      await hands.tick();
    },
    go: async (hands) => {
      await takeCode(hands, 'E-mail code');
      await hands.press('Register');
    },
    arrived: called('registerByEmail'),
  },
  {
    name: 'login by e-mail',
    path: '/news',
    persona: null,
    prepare: async (hands) => {
      await hands.press(/^Log in/);
      await hands.press('E-mail');
      await hands.type('E-mail', 'certified@example.com');
      await hands.type('Password', PERSONA_PASSWORD);
      await hands.tick();
    },
    go: (hands) => hands.press('Log in'),
    arrived: called('loginByEmail'),
  },
  {
    name: '/logins: forgotten password',
    path: '/logins',
    persona: null,
    prepare: async (hands) => {
      await hands.press('E-mail');
      await hands.type('E-mail', 'certified@example.com');
      await hands.press('Forgot password');
    },
    go: async (hands) => {
      await takeCode(hands, 'E-mail code');
      await hands.type('New password', 'Better2027');
      await hands.type('Confirm new password', 'Better2027');
      await hands.press('Confirm change');
    },
    arrived: called('checkResetEmailCode'),
  },
  {
    name: '/appLogin: log in',
    path: '/appLogin',
    persona: null,
    prepare: async (hands) => {
      await hands.type('Mobile number', '19900000007');
      await hands.tick();
    },
    go: async (hands) => {
      await takeCode(hands, 'SMS code');
      await hands.send('Log in');
    },
    arrived: called('loginOrRegisterByPhone'),
  },
  {
    name: 'log out',
    path: '/news',
    persona: 'certified',
    go: async (hands) => {
      await hands.press(/Account menu$/);
      await hands.confirm('Log out');
    },
    // Nobody has to wait for a server that does not answer to that.
    arrived: () => readToken() === null,
  },
];
