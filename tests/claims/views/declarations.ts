/** Where the claims of published declarations and verifications are made. */
import type { DECLARATION_CLAIMS } from '#src/lib/claims/declarations.ts';
import type { View } from '../judge.ts';

const ENDS = 'epdExpirationDate';
const ROW = 'searchDeclarations /data/list/[]';
const INFO = 'getProductInfo /data';

const search = (says?: readonly string[], set: Record<string, unknown> = {}): View => ({
  path: '/epd/epdSearch?company=C01',
  persona: null,
  set,
  ...(says !== undefined && { says }),
});
const product = (says?: readonly string[], set: Record<string, unknown> = {}): View => ({
  path: '/app/epd/b-001',
  persona: null,
  set,
  ...(says !== undefined && { says }),
});
const details = (says: readonly string[], set: Record<string, unknown>): View => ({
  path: '/epd/epdSearch?id=epd-001&view=declaration',
  persona: null,
  set,
  says,
});
const compared = (set: Record<string, unknown>): View => ({
  path: '/epd/epdSearch?compare=epd-001,epd-002&view=compare',
  persona: null,
  // Of one PCR, so that they can be compared.
  set: { [`${INFO}/pcrNumber`]: 'PCR-ST-2023-04', ...set },
});
const home = (set: Record<string, unknown> = {}): View => ({ path: '/', persona: null, set });

const STATES = [
  ['verify.state1', 1],
  ['verify.state2', 2],
  ['verify.state3', 3],
] as const;

export const DECLARATION_VIEWS: Record<keyof typeof DECLARATION_CLAIMS, readonly View[]> = {
  'search.valid': [
    search(['epd.search.stateValid'], { [`${ROW}/${ENDS}`]: '2030-01-01' }),
    search(['epd.search.stateExpiring'], { [`${ROW}/${ENDS}`]: '2026-11-30' }),
    search(['epd.search.stateExpired'], { [`${ROW}/${ENDS}`]: '2026-11-19' }),
  ],
  'search.unit': [search()],
  'search.chain': [search()],
  'product.valid': [
    product(['epd.search.stateValid', 'epd.product.validUntil'], {
      [`${INFO}/${ENDS}`]: '2030-01-01',
      [`${INFO}/supersededById`]: null,
    }),
    product(['epd.search.stateExpiring'], {
      [`${INFO}/${ENDS}`]: '2026-11-30',
      [`${INFO}/supersededById`]: null,
    }),
    product(['epd.search.stateExpired', 'epd.detail.expiredNote'], { [`${INFO}/${ENDS}`]: '2026-11-19' }),
  ],
  'product.newer': [product(undefined, { [`${INFO}/supersededById`]: 'epd-002' })],
  'product.unit': [product()],
  'product.verifier': [product()],
  'product.seal': [product()],
  'details.chain': [
    details(['epd.detail.chainNone', 'epd.detail.sealNone'], {
      [`${INFO}/isDataStubs`]: 0,
      [`${INFO}/isReportStubs`]: 0,
    }),
    details(['epd.detail.chainTime'], { [`${INFO}/isDataStubs`]: 3, [`${INFO}/isReportStubs`]: 3 }),
  ],
  'compare.expired': [compared({ [`${INFO}/${ENDS}`]: '2026-11-19' })],
  // Indicators have units of their own.
  'compare.unit': [compared({ [`${INFO}/indicators`]: [] })],
  'home.latest': [home()],
  'home.unit': [home()],
  'home.expiring': [{ path: '/', persona: 'certified', set: { [`${ROW}/${ENDS}`]: '2026-11-30' } }],
  'records.state': STATES.map(([says, state]) => ({
    path: '/myLists',
    persona: 'certified',
    says: [says],
    set: { 'listVerifications /data/list/[]/verifyState': state },
  })),
  'record.state': STATES.map(([says, state]) => ({
    path: '/myDetails?id=v-016',
    persona: 'certified',
    says: [says],
    set: { 'getVerification /data/verifyState': state },
  })),
  'record.noFeedback': [
    {
      path: '/myDetails?id=v-016',
      persona: 'certified',
      set: { 'listVerificationFiles /data/[]/feedbackMsg': null },
    },
  ],
  'agency.waits': [{ path: '/', persona: 'agency' }],
  'agency.oldest': [{ path: '/thirdAgency', persona: 'agency' }],
};
