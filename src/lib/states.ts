/** Status codes of the documents. Labels are text keys; portal and mock define permissions independently. */

/** document 2 §4 */
export const STAGES = [10, 20, 30, 40, 50, 60, 70] as const;
export type Stage = (typeof STAGES)[number];

/** Display form `1/7` to `7/7`, shown beside the stage name; users never see the code (decision 37). */
export function stagePlace(stage: Stage): string {
  return `${String(STAGES.indexOf(stage) + 1)}/${String(STAGES.length)}`;
}

/** document 2 §4 */
export const STAGE_LABEL = {
  10: 'epd.stage.s10',
  20: 'epd.stage.s20',
  30: 'epd.stage.s30',
  40: 'epd.stage.s40',
  50: 'epd.stage.s50',
  60: 'epd.stage.s60',
  70: 'epd.stage.s70',
} as const satisfies Record<Stage, string>;

/** document 2 §4 */
export const QUOTE = { notIssued: 0, pending: 1, confirmed: 2, rejected: 3 } as const;
export type QuoteStatus = (typeof QUOTE)[keyof typeof QUOTE];

/** document 2 §4 */
export const CONTRACT = {
  notStarted: 0,
  notStartedForNow: 1,
  awaitingCustomer: 2,
  signed: 3,
  refused: 4,
} as const;
export type ContractStatus = (typeof CONTRACT)[keyof typeof CONTRACT];

/** Status of the LCA data check (document 2 §4 documents 0 and 2; 1 is inferred). */
export const LCA_CHECK = { pending: 0, passed: 1, correction: 2 } as const;

/** document 2 §4 */
export const VERIFICATION = { failed: 1, succeeded: 2, inProgress: 3 } as const;
export type VerificationState = (typeof VERIFICATION)[keyof typeof VERIFICATION];

/** Assumed: the documents define the form and the screen, but no states. */
export const PCR_REQUEST = { proposed: 1, drafting: 2, review: 3, published: 4, refused: 5 } as const;
export type PcrRequestStage = (typeof PCR_REQUEST)[keyof typeof PCR_REQUEST];

/** `companyStatus`, a string in the API; null means not certified (document 1 §3, document 2 §4). */
export const COMPANY_STATUS = { underReview: '0', certified: '1', failed: '2' } as const;
export type CompanyStatus = (typeof COMPANY_STATUS)[keyof typeof COMPANY_STATUS] | null;

/** document 2 §4 */
export const AUDIT = { underReview: 0, approved: 1, rejected: 2 } as const;
export type AuditStatus = (typeof AUDIT)[keyof typeof AUDIT];

/** document 1 §2 */
export const AGENCY_COMPANY_TYPE = '4';

/** Remaining days below which a declaration counts as expiring soon (assumed). */
export const EXPIRING_SOON_DAYS = 90;

/** Value of `isDataStubs` and `isReportStubs` for records stored on the blockchain (document 2 §2). */
export const ON_CHAIN = 3;

/** Subject types of a message (assumed: the documents define only its text). */
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

/** Part of an application to which a message refers (assumed, as above). */
export const MESSAGE_PARTS = ['QUOTE', 'CONTRACT', 'FILES'] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];
