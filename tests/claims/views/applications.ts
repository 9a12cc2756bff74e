/** Where the claims of My EPD, home and the result page are made. */
import type { APPLICATION_CLAIMS } from '#src/lib/claims/applications.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import type { View } from '../judge.ts';

const LIST = 'listMyApplications /data/list/[]';

/** My EPD with one application alone; `set` are fields of its row. */
function mine(
  only: string,
  says?: readonly string[],
  set: Record<string, unknown> = {},
  on?: readonly number[],
): View {
  const fields = Object.fromEntries(Object.entries(set).map(([field, value]) => [`${LIST}/${field}`, value]));
  return {
    path: '/epd/mineEpd',
    persona: 'certified',
    only,
    set: fields,
    ...(says !== undefined && { says }),
    ...(on !== undefined && { on }),
  };
}

/** The page of one application. */
const page = (...[only, ...rest]: Parameters<typeof mine>): View => ({
  ...mine(only, ...rest),
  path: `/epd/mineEpd/${only}`,
});

const handedIn = (): void => setResultCode(RESULT.epd, { id: 'app-012' });

export const APPLICATION_VIEWS: Record<keyof typeof APPLICATION_CLAIMS, readonly View[]> = {
  'mine.quoteWaits': [mine('app-011')],
  'mine.quote': [
    page('app-012', ['epd.mine.now.quotePreparing', 'epd.mine.who.platform']),
    mine('app-012', ['epd.mine.now.quoteConfirmed'], { quoteStatus: 2 }),
    page('app-010', ['epd.mine.now.quoteRejected', 'epd.mine.who.platform']),
  ],
  'mine.quoteOver': [mine('app-011', undefined, { customerDueDate: '2026-11-19' })],
  'mine.contractWaits': [mine('app-008', undefined, { missingFiles: 0 })],
  'mine.contract': [
    page('app-009', ['epd.mine.now.contractPreparing', 'epd.mine.who.platform']),
    mine('app-009', ['epd.mine.now.contractSigned'], { contractStatus: 3 }),
    page('app-007', ['epd.mine.now.contractRefused', 'epd.mine.who.platform']),
  ],
  'mine.correctionWaits': [mine('app-005')],
  'mine.check': [
    page('app-006', ['epd.mine.now.lcaChecking', 'epd.mine.who.platform']),
    mine('app-006', ['epd.mine.now.lcaPassed'], { lcaValidateStatus: 1 }),
  ],
  'mine.filesMissing': [mine('app-008')],
  'mine.noAction': [
    page('app-012', undefined, {}, [0, 3]),
    page('app-009', undefined, {}, [1, 3]),
    page('app-006', undefined, {}, [2, 3]),
    page('app-004', undefined, {}, [2]),
  ],
  'mine.ownDeadline': [
    mine('app-011', ['epd.mine.due.left']),
    mine('app-008', ['epd.mine.due.soon'], { customerDueDate: '2026-11-22' }),
    mine('app-005', ['epd.mine.due.today'], { customerDueDate: '2026-11-20' }),
    mine('app-008', ['epd.mine.due.over'], { customerDueDate: '2026-11-19' }),
  ],
  'mine.plan': [
    mine('app-012', ['epd.mine.due.other'], { dueDate: '2026-11-25' }),
    mine('app-012', ['epd.mine.due.otherLate'], { dueDate: '2026-11-19' }),
    page('app-011', ['epd.mine.due.plan'], { dueDate: '2026-11-25' }),
    page('app-011', ['epd.mine.due.planLate'], { dueDate: '2026-11-19' }),
  ],
  'mine.stage': [
    mine('app-003', ['epd.mine.now.reportMaking', 'ui.line.done', 'ui.line.now']),
    page('app-002', ['epd.mine.now.panelReview', 'epd.mine.who.panel']),
    page('app-004', ['epd.mine.now.verifying', 'epd.mine.who.verifier']),
  ],
  'mine.verified': [
    mine('app-004', ['epd.mine.now.verified'], { verifyState: 2 }),
    mine('app-004', ['epd.mine.now.verificationFailed'], { verifyState: 1 }),
  ],
  'mine.sentBack': [mine('app-004', undefined, { verifyState: 1, lcaValidateStatus: 2 })],
  'mine.remark': [mine('app-012', undefined, { stageRemark: 'Please wait.' })],
  'mine.released': [
    mine('app-001', ['epd.mine.now.released', 'epd.mine.turn.released']),
    page('app-001', ['epd.mine.who.nobody']),
    mine('app-001', ['epd.mine.now.releasing'], { stages: null, waitingFor: 'PLATFORM' }),
  ],
  'mine.applied': [mine('app-012')],
  'mine.declared': [mine('app-001')],
  'home.nothingWaits': [
    { path: '/', persona: 'certified', only: 'app-012', on: [0, 3] },
    { path: '/', persona: 'certified', only: 'app-009', on: [1, 3] },
    { path: '/', persona: 'certified', only: 'app-006', on: [2, 3] },
  ],
  'result.quoteBy': [{ path: '/Result?type=1', persona: 'certified', kept: handedIn }],
  'result.number': [{ path: '/Result?type=1', persona: 'certified', kept: handedIn }],
  'leaving.quote': [{ path: '/passpassword', persona: 'certified', only: 'app-011' }],
  'leaving.contract': [{ path: '/passpassword', persona: 'certified', only: 'app-008' }],
  'leaving.correction': [{ path: '/passpassword', persona: 'certified', only: 'app-005' }],
};
