/** The personal centre, messages, and the certification of a company. */
import { type Act, act, cancelAccount, png, withCode } from './act.ts';

export const ACCOUNT: readonly Act[] = [
  act('/information: send', 'modifyRegistration', {
    persona: 'rejected',
    prepare: (user) => user.type('Company name', '北川钢材有限公司'),
    go: (user) => user.press('Submit for review'),
  }),
  act('/appLoginform: send', 'completeProfile', {
    persona: 'newcomer',
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('Company name', 'Linyao Steel');
      await user.choose(/Company type/, /Steel producer/);
      await user.type('Contact person', 'Wang');
    },
    go: (user) => user.press('Save and continue'),
  }),
  act('/user: company e-mail', 'updateCompanyEmail', {
    prepare: async (user) => {
      await user.press('Change company e-mail');
      await user.type('New company e-mail', 'new@example.com');
    },
    go: (user) => user.press('Save'),
  }),
  {
    name: 'the bell',
    path: '/gpi',
    persona: 'certified',
    go: async (user) => {
      await user.press(/^System messages/);
      await user.opens('[role=dialog] a[href^="/textmessage"]');
    },
  },
  act('/textmessage/all: read all', 'readAllMessages', {
    go: (user) => user.press(/all.*read|read all/i),
  }),
  act('/enterprise: upload', 'uploadAttachment', {
    persona: 'uncertified',
    go: (user) => user.attach(png),
  }),
  act('/enterprise: send', 'registerCompany', {
    persona: 'uncertified',
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('Unified social credit code', '91990000MA9X00999X');
      await user.type('Legal representative', 'Chen');
      await user.type('Company address', '8 Example Street');
      await user.type('Postal code', '330000');
      await user.type('Contact person', 'Zhou');
      await user.type('Contact phone', '0791-0000000');
      await user.type('Company e-mail', 'epd@example.com');
      await user.attach(png, 0);
      await user.attach(png, 1);
    },
    go: (user) => user.press('Submit for certification'),
  }),
  act('/user: name', 'updateUserName', {
    prepare: async (user) => {
      await user.press('Change user name');
      await user.type('New user name', 'Wang Min');
    },
    go: (user) => user.press('Save'),
  }),
  act('/user: withdraw the cancellation', 'revokeCancellation', {
    persona: 'leaving',
    go: (user) => user.confirm('Withdraw cancellation'),
  }),
  act('/passpassword: code by SMS', 'cancelAccount', {
    prepare: (user) => user.type(/^Account/, '19900000007'),
    go: withCode('SMS code', cancelAccount),
  }),
];
