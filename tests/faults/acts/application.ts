/** Applying for declarations, and what follows an application. */
import { called, isOpen, pdf, zip, type Act } from './act.ts';

export const APPLICATION: readonly Act[] = [
  {
    name: '/epd/epdApplyFor: send',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (user) => {
      await user.choose('PCR number', /Hot rolled coil and strip/);
      await user.pick(/EPD/);
      await user.press('Type instead');
      await user.type('Product name', 'Hot rolled coil');
    },
    go: (user) => user.confirm('Submit application'),
    arrived: called('submitApplication'),
  },
  {
    name: '/epd/epdApplyFor: upload',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    prepare: (user) => user.choose('PCR number', /Hot rolled coil and strip/),
    go: (user) => user.attach(pdf),
    arrived: called('uploadAttachment'),
  },
  {
    name: '/epd/mineEpd: accept a quote',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'quote-issued',
    go: async (user) => {
      if (!isOpen()) await user.press('Review the quote');
      await user.confirm('Accept quote');
    },
    arrived: called('confirmQuote'),
  },
  {
    name: '/epd/mineEpd: sign a contract',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'contract-waiting',
    go: async (user) => {
      if (!isOpen()) await user.press(/^Review the contract/);
      await user.confirm(/^(?:Confirm|Sign|Accept)/);
    },
    arrived: called('confirmContract'),
  },
  {
    name: '/epd/mineEpd: correct the data',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (user) => {
      if (!isOpen()) await user.press(/upload|correct/i);
      await user.attach(zip, 1);
    },
  },
  {
    name: '/epd/mineEpd: reject a quote',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'quote-issued',
    go: async (user) => {
      if (!isOpen()) await user.press('Review the quote');
      await user.confirm('Reject quote');
    },
    arrived: called('refuseQuote'),
  },
  {
    name: '/epd/mineEpd: refuse a contract',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'contract-waiting',
    go: async (user) => {
      if (!isOpen()) await user.press('Review the contract');
      await user.confirm('Refuse contract');
    },
    arrived: called('refuseContract'),
  },
  ...([0, 2] as const).map((at): Act => ({
    name: `/epd/mineEpd: replace ${at === 0 ? 'the LCA report' : 'the pre-report'}`,
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (user) => {
      if (!isOpen()) await user.press('Correct the files');
      await user.attach(pdf, at);
    },
    arrived: called(at === 0 ? 'replaceLcaReport' : 'replacePreReport'),
  })),
  {
    name: '/epd/mineEpd: confirm the correction',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (user) => {
      if (!isOpen()) await user.press('Correct the files');
      await user.confirm('Confirm modified data');
    },
    arrived: called('updateLcaValidation'),
  },
  {
    name: '/epd/epdApplyFor: the online tool',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    go: (user) => user.press('Fill in EPD online'),
    arrived: called('getEpdToolToken'),
  },
];
