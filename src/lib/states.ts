/**
 * The states of the documents, one table each, read by the portal and by the mock. Labels are text keys of the area
 * they stand in; who may act lives with the rules of a feature, and once more, independently, in the mock.
 */

/** `applyStatus` of an application, in order (document 2 §4). */
export const STAGES = [10, 20, 30, 40, 50, 60, 70] as const;
export type Stage = (typeof STAGES)[number];

/** How people read a stage: `1/7` to `7/7`, always beside its name; the code is for the wire (decision 37). */
export function stagePlace(stage: Stage): string {
  return `${String(STAGES.indexOf(stage) + 1)}/${String(STAGES.length)}`;
}

/** Label of each stage (document 2 §4). */
export const STAGE_LABEL = {
  10: 'epd.stage.s10',
  20: 'epd.stage.s20',
  30: 'epd.stage.s30',
  40: 'epd.stage.s40',
  50: 'epd.stage.s50',
  60: 'epd.stage.s60',
  70: 'epd.stage.s70',
} as const satisfies Record<Stage, string>;

/** Usual length of each stage in working days (invented, see docs/decisions.md). */
export const STAGE_WORKING_DAYS = {
  10: 3,
  20: 10,
  30: 25,
  40: 20,
  50: 10,
  60: 10,
  70: 5,
} as const satisfies Record<Stage, number>;

/** Status of a service quote (document 2 §4). */
export const QUOTE = { notIssued: 0, pending: 1, confirmed: 2, rejected: 3 } as const;
export type QuoteStatus = (typeof QUOTE)[keyof typeof QUOTE];

/** Status of a contract (document 2 §4). */
export const CONTRACT = {
  notStarted: 0,
  notStartedForNow: 1,
  awaitingCustomer: 2,
  signed: 3,
  refused: 4,
} as const;
export type ContractStatus = (typeof CONTRACT)[keyof typeof CONTRACT];

/** State of the check of LCA data (document 2 §4; 0 and 2 documented, 1 is what remains). */
export const LCA_CHECK = { pending: 0, passed: 1, correction: 2 } as const;
export type LcaCheckStatus = (typeof LCA_CHECK)[keyof typeof LCA_CHECK];

/** State of an EPD verification request (document 2 §4). */
export const VERIFICATION = { failed: 1, succeeded: 2, inProgress: 3 } as const;
export type VerificationState = (typeof VERIFICATION)[keyof typeof VERIFICATION];

/** Where a request for new rules stands (assumed: the documents give the form and the screen, no states). */
export const PCR_REQUEST = { proposed: 1, drafting: 2, review: 3, published: 4, refused: 5 } as const;
export type PcrRequestStage = (typeof PCR_REQUEST)[keyof typeof PCR_REQUEST];

/** `companyStatus`, as text on the wire; null means not certified (document 1 §3, document 2 §4). */
export const COMPANY_STATUS = { underReview: '0', certified: '1', failed: '2' } as const;
export type CompanyStatus = (typeof COMPANY_STATUS)[keyof typeof COMPANY_STATUS] | null;

/** `auditStatus` of a person (document 2 §4). */
export const AUDIT = { underReview: 0, approved: 1, rejected: 2 } as const;
export type AuditStatus = (typeof AUDIT)[keyof typeof AUDIT];

/** `companyType` that may enter /thirdAgency (document 1 §2). */
export const AGENCY_COMPANY_TYPE = '4';

/** Declarations whose last day is nearer than this count as expiring soon, days (invented: reminder period). */
export const EXPIRING_SOON_DAYS = 90;

/** `isDataStubs` and `isReportStubs` of a record stored on the blockchain (document 2 §2). */
export const ON_CHAIN = 3;

/** What a message of the platform may be about (assumed: the documents give a message only its text). */
export const MESSAGE_ABOUT = [
  'APPLICATION',
  'VERIFICATION',
  'PCR_REQUEST',
  'COMPANY',
  'DECLARATION',
  'REGISTRATION',
  'ACCOUNT',
  'LOW_CARBON',
  'LCA_TOOL',
  'FEEDBACK',
] as const;
export type MessageAbout = (typeof MESSAGE_ABOUT)[number];

/** The paper of an application that a message speaks of (assumed, as above). */
export const MESSAGE_PARTS = ['QUOTE', 'CONTRACT', 'FILES'] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];
