/** What people send and open on the screens: each act makes calls of its own, which fail in turn. */
import { strToU8, zipSync } from 'fflate';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { Hands } from './hands.ts';
import type { Visit } from './stage.tsx';

export interface Act extends Visit {
  name: string;
  /** Until the call is near. */
  prepare?: (hands: Hands) => Promise<unknown>;
  /** What makes the calls, from where `prepare` ended or from where a fault left it. */
  go: (hands: Hands) => Promise<unknown>;
  /** Whether the server has it; an act without it is done when the page shows what it shows when all is well. */
  arrived?: (mock: TestMock) => boolean;
  /** It ends on the page where it began, and says so there. */
  keepsDraft?: boolean;
}

const pdf = new File(['%PDF-1.7\n%%EOF'], 'report.pdf', { type: 'application/pdf' });
const zip = new File([new Uint8Array(zipSync({ 'table.csv': strToU8('a,b\n') }))], 'table.zip');
const png = new File(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  'paper.png',
  { type: 'image/png' },
);
const called =
  (operation: string) =>
  (mock: TestMock): boolean =>
    mock.world.journal
      .tail()
      .some((entry) => entry.operationId === operation && entry.status === 200 && entry.code === 1);

const COOLDOWN_MS = 61_000;
const NEW_PHONE = '13800000031';
const NEW_COMPANY = '北屿特殊钢股份有限公司';

/** A code is good for one try, and can be asked for again after a minute. */
async function takeCode(hands: Hands, field: string): Promise<void> {
  await hands.stage.pass(COOLDOWN_MS);
  await hands.press(/^Get code/);
  await hands.solve();
  await hands.type(field, hands.code());
}

export const ACTS: readonly Act[] = [
  {
    name: '/Feedback: send',
    path: '/Feedback',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('Name', 'Wang');
      await hands.type('Phone', '0312-5550100');
      await hands.type('E-mail', 'wang@example.com');
      await hands.type('Your message', 'How do we renew?');
    },
    go: async (hands) => {
      await hands.press('Send feedback');
      await hands.solve();
    },
    arrived: called('submitFeedback'),
  },
  {
    name: '/Pcr/pcrApplyFor: send',
    path: '/Pcr/pcrApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: (hands) => hands.type(/^(?:Product|.*product)/i, 'Weathering steel bolts'),
    go: (hands) => hands.press(/^Submit/),
    arrived: called('applyForPcr'),
  },
  {
    name: '/epd/epdApplyFor: send',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.choose('PCR number', /Hot rolled coil and strip/);
      await hands.pick(/EPD/);
      await hands.press('Type instead');
      await hands.type('Product name', 'Hot rolled coil');
    },
    go: async (hands) => {
      if (document.querySelector('[role=dialog]') === null) await hands.press('Submit application');
      await hands.press('Submit application');
    },
    arrived: called('submitApplication'),
  },
  {
    name: '/epd/epdApplyFor: upload',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    prepare: (hands) => hands.choose('PCR number', /Hot rolled coil and strip/),
    go: (hands) => hands.attach(pdf),
    arrived: called('uploadAttachment'),
  },
  {
    name: '/epd/verification: send',
    path: '/epd/verification',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('EPD registration number', 'EPD-ST-2024-0036');
      await hands.attach(pdf);
      await hands.type('Contact person', 'Zhao');
      await hands.type('E-mail', 'zhao@example.com');
      await hands.pick('Outside China');
      await hands.type(/address|region/i, '12 Example Street');
      await hands.pick(/customer|buyer|user/i);
    },
    go: (hands) => hands.press('Submit for verification'),
    arrived: called('submitVerification'),
  },
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
    prepare: async (hands) => {
      await hands.press(/^Log in/);
      await hands.type('Mobile number', '19900000007');
      await hands.tick();
    },
    go: async (hands) => {
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
    name: '/lcaTools: ask for a trial',
    path: '/lcaTools',
    persona: 'certified',
    prepare: async (hands) => {
      await hands.type(/^Name/, 'Wang');
      await hands.choose(/Industry/);
      await hands.type(/Position/, 'LCA engineer');
    },
    go: (hands) => hands.press(/trial/i),
    arrived: called('subscribeLcaTool'),
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
    name: '/epd/mineEpd: accept a quote',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'quote-issued',
    go: async (hands) => {
      if (document.querySelector('[role=dialog]') === null) await hands.press('Review the quote');
      await hands.press('Accept quote');
      await hands.press('Accept quote');
    },
    arrived: called('confirmQuote'),
  },
  {
    name: '/epd/mineEpd: sign a contract',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'contract-waiting',
    go: async (hands) => {
      if (document.querySelector('[role=dialog]') === null) await hands.press(/^Review the contract/);
      await hands.press(/^(?:Confirm|Sign|Accept)/);
      await hands.press(/^(?:Confirm|Sign|Accept)/);
    },
    arrived: called('confirmContract'),
  },
  {
    name: '/epd/mineEpd: details',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'stage-40',
    go: (hands) => hands.press(/^(?:Details|Application details)/),
  },
  {
    name: '/epd/mineEpd: correct the data',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (hands) => {
      if (document.querySelector('[role=dialog]') === null) await hands.press(/upload|correct/i);
      await hands.attach(zip, 1);
    },
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
];
