/** Applying for declarations, and what follows an application. */
import { act, type Act, first, pdf, zip } from './act.ts';

export const APPLICATION: readonly Act[] = [
  act('/epd/epdApplyFor: send', 'submitApplication', {
    keepsDraft: true,
    prepare: async (user) => {
      await user.choose('PCR number', /Hot rolled coil and strip/);
      await user.pick(/EPD/);
      await user.press('Type instead');
      await user.type('Product name', 'Hot rolled coil');
    },
    go: (user) => user.confirm('Submit application'),
  }),
  act('/epd/epdApplyFor: upload', 'uploadAttachment', {
    prepare: (user) => user.choose('PCR number', /Hot rolled coil and strip/),
    go: (user) => user.attach(pdf),
  }),
  act('/epd/mineEpd: accept a quote', 'confirmQuote', {
    scenario: 'quote-issued',
    go: first('Review the quote', (user) => user.confirm('Accept quote')),
  }),
  act('/epd/mineEpd: sign a contract', 'confirmContract', {
    scenario: 'contract-waiting',
    go: first(/^Review the contract/, (user) => user.confirm(/^(?:Confirm|Sign|Accept)/)),
  }),
  {
    name: '/epd/mineEpd: correct the data',
    path: '/epd/mineEpd',
    persona: 'certified',
    scenario: 'lca-correction',
    go: first(/upload|correct/i, (user) => user.attach(zip, 1)),
  },
  act('/epd/mineEpd: reject a quote', 'refuseQuote', {
    scenario: 'quote-issued',
    go: first('Review the quote', (user) => user.confirm('Reject quote')),
  }),
  act('/epd/mineEpd: refuse a contract', 'refuseContract', {
    scenario: 'contract-waiting',
    go: first('Review the contract', (user) => user.confirm('Refuse contract')),
  }),
  act('/epd/mineEpd: replace the LCA report', 'replaceLcaReport', {
    scenario: 'lca-correction',
    go: first('Correct the files', (user) => user.attach(pdf)),
  }),
  act('/epd/mineEpd: replace the pre-report', 'replacePreReport', {
    scenario: 'lca-correction',
    go: first('Correct the files', (user) => user.attach(pdf, 2)),
  }),
  act('/epd/mineEpd: confirm the correction', 'updateLcaValidation', {
    scenario: 'lca-correction',
    go: first('Correct the files', (user) => user.confirm('Confirm modified data')),
  }),
  act('/epd/epdApplyFor: the online tool', 'getEpdToolToken', {
    go: (user) => user.press('Fill in EPD online'),
  }),
];
