/** The personal center, messages, and the certification of a company. */
import { called, png, takeCode, type Act } from './act.ts';

export const ACCOUNT: readonly Act[] = [
  {
    name: '/information: send',
    path: '/information',
    persona: 'rejected',
    prepare: (hands) => hands.type('Company name', '北川钢材有限公司'),
    go: (hands) => hands.press('Submit for review'),
    arrived: called('modifyRegistration'),
  },
  {
    name: '/appLoginform: send',
    path: '/appLoginform',
    persona: 'newcomer',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('Company name', 'Linyao Steel');
      await hands.choose(/Company type/, /Steel producer/);
      await hands.type('Contact person', 'Wang');
    },
    go: (hands) => hands.press('Save and continue'),
    arrived: called('completeProfile'),
  },
  {
    name: '/user: company e-mail',
    path: '/user',
    persona: 'certified',
    prepare: async (hands) => {
      await hands.press('Change company e-mail');
      await hands.type('New company e-mail', 'new@example.com');
    },
    go: (hands) => hands.press('Save'),
    arrived: called('updateCompanyEmail'),
  },
  {
    name: 'the bell',
    path: '/news',
    persona: 'certified',
    go: async (hands) => {
      await hands.press(/^System messages/);
      await hands.opens('[role=dialog] a[href^="/textmessage"]');
    },
  },
  {
    name: '/textmessage/all: read all',
    path: '/textmessage/all',
    persona: 'certified',
    go: (hands) => hands.press(/all.*read|read all/i),
    arrived: called('readAllMessages'),
  },
  {
    name: '/enterprise: upload',
    path: '/enterprise',
    persona: 'uncertified',
    go: (hands) => hands.attach(png),
    arrived: called('uploadAttachment'),
  },
  {
    name: '/enterprise: send',
    path: '/enterprise',
    persona: 'uncertified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('Unified social credit code', '91990000MA9X00999X');
      await hands.type('Legal representative', 'Chen');
      await hands.type('Company address', '8 Example Street');
      await hands.type('Postal code', '330000');
      await hands.type('Contact person', 'Zhou');
      await hands.type('Contact phone', '0791-0000000');
      await hands.type('Company e-mail', 'epd@example.com');
      await hands.attach(png, 0);
      await hands.attach(png, 1);
    },
    go: (hands) => hands.press('Submit for certification'),
    arrived: called('registerCompany'),
  },
  {
    name: '/user: name',
    path: '/user',
    persona: 'certified',
    prepare: async (hands) => {
      await hands.press('Change user name');
      await hands.type('New user name', 'Wang Min');
    },
    go: (hands) => hands.press('Save'),
    arrived: called('updateUserName'),
  },
  {
    name: '/user: withdraw the cancellation',
    path: '/user',
    persona: 'leaving',
    go: (hands) => hands.confirm('Withdraw cancellation'),
    arrived: called('revokeCancellation'),
  },
  {
    name: '/passpassword: code by SMS',
    path: '/passpassword',
    persona: 'certified',
    prepare: (hands) => hands.type(/^Account/, '19900000007'),
    go: async (hands) => {
      await takeCode(hands, 'SMS code');
      await hands.press('Request cancellation');
      await hands.press('Yes, cancel my account');
    },
    arrived: called('cancelAccount'),
  },
];
