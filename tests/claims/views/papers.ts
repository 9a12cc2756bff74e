/** Where the claims of the dialogs of an application are made. */
import type { PAPER_CLAIMS } from '#src/lib/claims/papers.ts';
import type { View } from '../judge.ts';

const dialog =
  (name: string) =>
  (id: string, says?: readonly string[], set: Record<string, unknown> = {}): View => ({
    path: `/epd/mineEpd/${id}${name === '' ? '' : `?dialog=${name}`}`,
    persona: 'certified',
    set,
    ...(says !== undefined && { says }),
  });
const quote = dialog('quote');
const contract = dialog('contract');
const details = dialog('');
const upload = dialog('upload');

export const PAPER_VIEWS: Record<keyof typeof PAPER_CLAIMS, readonly View[]> = {
  'quote.state': [
    quote('app-011', ['quote.state.s1', 'quote.confirm', 'quote.refuse']),
    quote('app-009', ['quote.state.s2']),
    quote('app-010', ['quote.state.s3']),
  ],
  'quote.amount': [quote('app-011', undefined, { 'getQuote /data/items': [] })],
  'quote.currency': [quote('app-011', undefined, { 'getQuote /data/items': [] })],
  'quote.validUntil': [
    quote('app-011', ['quote.validUntil']),
    quote('app-011', ['quote.over'], { 'getQuote /data/validUntil': '2026-11-19' }),
  ],
  'quote.issued': [quote('app-011')],
  'quote.decided': [quote('app-009')],
  'contract.state': [
    contract('app-008', ['contract.state.s2', 'contract.confirm', 'contract.refuse']),
    contract('app-006', ['contract.state.s3']),
    contract('app-007', ['contract.state.s4']),
  ],
  'contract.signBy': [
    contract('app-008', ['contract.signBy']),
    contract('app-008', ['contract.over'], { 'getContract /data/signBy': '2026-11-19' }),
  ],
  'contract.number': [contract('app-008')],
  'contract.times': [contract('app-008')],
  'contract.decided': [contract('app-006')],
  'details.check': [
    details('app-006', ['epd.mine.lcaState.pending']),
    details('app-004', ['epd.mine.lcaState.passed']),
    details('app-005', ['epd.mine.lcaState.correction']),
  ],
  'details.notUploaded': [
    details('app-008', ['epd.mine.notUploaded']),
    upload('app-008', ['epd.mine.upload.missing']),
  ],
  'details.reports': [details('app-001')],
  'details.sentBy': [details('app-012')],
  'story.applied': [details('app-012')],
  'story.quote': [details('app-011')],
  'story.quoteDecided': [
    details('app-009', ['epd.mine.story.quoteAccepted']),
    details('app-010', ['epd.mine.story.quoteRefused']),
  ],
  'story.contract': [details('app-008')],
  'story.contractDecided': [
    details('app-006', ['epd.mine.story.contractAccepted']),
    details('app-007', ['epd.mine.story.contractRefused']),
  ],
  'story.stages': [
    details('app-006', ['epd.mine.story.begun']),
    details('app-001', ['epd.mine.story.released']),
  ],
  'story.returned': [
    details('app-004', undefined, {
      'getApplicationDetail /data/returns': [
        {
          applyStatus: 40,
          startedAt: '2026-10-01',
          returnedAt: '2026-10-02',
          remark: 'Once more.',
        },
      ],
    }),
  ],
  'story.correction': [details('app-005')],
  'story.corrected': [
    details('app-006', undefined, {
      'getApplicationDetail /data/correctionConfirmedTime': '2026-11-18 10:00:00',
    }),
  ],
  'story.files': [
    details('app-006', undefined, {
      'getApplicationDetail /data/applicationTime': '2026-01-01 10:00:00',
    }),
  ],
  'line.dates': [
    details('app-006', ['epd.mine.since'], {
      'listMyApplications /data/list/[]/stages': [
        { applyStatus: 30, startedAt: '2026-10-20', finishedAt: null },
      ],
    }),
  ],
  'refused.why': [
    { ...details('app-010'), on: [0] },
    { ...details('app-007'), on: [1] },
  ],
  'upload.correction': [upload('app-005')],
  'upload.confirmed': [
    upload('app-006', ['epd.mine.upload.confirmedBy'], {
      'getApplicationDetail /data/correctionConfirmedTime': '2026-11-18 10:00:00',
      'getApplicationDetail /data/correctionConfirmedBy': '王工',
    }),
    upload('app-006', ['epd.mine.upload.confirmed'], {
      'getApplicationDetail /data/correctionConfirmedTime': '2026-11-18 10:00:00',
      'getApplicationDetail /data/correctionConfirmedBy': '',
    }),
  ],
};
