/** Applying for declarations, and what follows an application. */
import { called, isOpen, pdf, zip, type Act } from './act.ts';

export const APPLICATION: readonly Act[] = [
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
    go: (hands) => hands.confirm('Submit application'),
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
    name: '/epd/mineEpd: accept a quote',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'quote-issued',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Review the quote');
      await hands.confirm('Accept quote');
    },
    arrived: called('confirmQuote'),
  },
  {
    name: '/epd/mineEpd: sign a contract',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'contract-waiting',
    go: async (hands) => {
      if (!isOpen()) await hands.press(/^Review the contract/);
      await hands.confirm(/^(?:Confirm|Sign|Accept)/);
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
      if (!isOpen()) await hands.press(/upload|correct/i);
      await hands.attach(zip, 1);
    },
  },
  {
    name: '/epd/mineEpd: reject a quote',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'quote-issued',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Review the quote');
      await hands.confirm('Reject quote');
    },
    arrived: called('refuseQuote'),
  },
  {
    name: '/epd/mineEpd: refuse a contract',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'contract-waiting',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Review the contract');
      await hands.confirm('Refuse contract');
    },
    arrived: called('refuseContract'),
  },
  ...([0, 2] as const).map((at): Act => ({
    name: `/epd/mineEpd: replace ${at === 0 ? 'the LCA report' : 'the pre-report'}`,
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Correct the files');
      await hands.attach(pdf, at);
    },
    arrived: called(at === 0 ? 'replaceLcaReport' : 'replacePreReport'),
  })),
  {
    name: '/epd/mineEpd: confirm the correction',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: async (hands) => {
      if (!isOpen()) await hands.press('Correct the files');
      await hands.confirm('Confirm modified data');
    },
    arrived: called('updateLcaValidation'),
  },
  {
    name: '/epd/epdApplyFor: the online tool',
    path: '/epd/epdApplyFor',
    persona: 'certified',
    go: (hands) => hands.press('Fill in EPD online'),
    arrived: called('getEpdToolToken'),
  },
];
