import type { TwoNames } from '#src/lib/names.ts';
import type {
  ContractStatus,
  LcaCheckStatus,
  QuoteStatus,
  Stage,
  VerificationState,
} from '#src/lib/states.ts';
import type { ItemFileKind } from '#src/parts/item-files/item-files.ts';

/** Dates are `YYYY-MM-DD` or null. */
export interface StageDates {
  stage: Stage;
  startedAt: string | null;
  finishedAt: string | null;
}

/** A returned stage: start, date of the return (`YYYY-MM-DD`) and reason. */
export interface StageReturn {
  stage: Stage;
  startedAt: string | null;
  returnedAt: string;
  remark: string;
}

/** Input of `situationOf`. Null means that the server does not state the value. */
export interface Progress {
  /** Null for an unknown stage. */
  stage: Stage | null;
  /** The report is published (stage 70 finished). Null at stage 70 when the server does not state it. */
  released: boolean | null;
  quote: QuoteStatus | null;
  contract: ContractStatus | null;
  lca: LcaCheckStatus | null;
  /** Number of files missing for the LCA check (decision 43). */
  missingFiles: number | null;
  verification: VerificationState | null;
  /** Planned end of the current stage on the platform's side, `YYYY-MM-DD`. */
  dueDate: string | null;
  /** Deadline of the customer, `YYYY-MM-DD`; null without a task, or when the server does not state it. */
  customerDue: string | null;
}

export interface Declared {
  declarationId: string | null;
  registrationNumber: string;
}

export interface MyApplication {
  id: string;
  /** Id of the application in the contract and LCA calls. */
  applyId: string;
  number: string;
  appliedAt: string;
  pcr: TwoNames;
  pcrNumber: string;
  products: TwoNames[];
  /** Declarations published from the application so far. */
  declarations: readonly Declared[];
  /** Contract number as messages state it; empty before the contract is visible. */
  contractNumber: string;
  progress: Progress;
  /** Remark of the staff on the current stage. */
  remark: string;
  stages: StageDates[];
}

export interface FileRef {
  id: string;
  /** Empty when the server states none. */
  name: string;
}

export interface FileVersion extends FileRef {
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  at: string;
  /** Name of the uploader; empty when unknown. */
  by: string;
}

export interface ApplicationItem {
  id: string;
  name: TwoNames;
  type: 'EPD' | 'CFP';
  /** Id in the dictionary of processes, or empty. */
  technologyId: string;
  technology: TwoNames;
  /** Files sent with the application. */
  files: Record<ItemFileKind, FileRef | null>;
  /** False when the server does not state files: a null file may still exist. */
  filesKnown: boolean;
  /** Current and replaced versions, newest first; empty when the server keeps none. */
  versions: Record<ItemFileKind, readonly FileVersion[]>;
  reportCn: FileRef | null;
  reportEn: FileRef | null;
  lca: LcaCheckStatus | null;
  lcaRemark: string;
  declarationId: string | null;
  registrationNumber: string | null;
}

export interface ApplicationDetail {
  id: string;
  applyId: string;
  stage: Stage | null;
  appliedAt: string;
  company: TwoNames;
  pcr: TwoNames;
  pcrNumber: string;
  /** Deadline of the customer, `YYYY-MM-DD`. */
  customerDue: string | null;
  /** Start of the correction round, `YYYY-MM-DD HH:mm:ss`; empty without a round, or when unknown. */
  correctionAsked: string;
  /** Last confirmed correction; null when unknown. */
  corrected: { at: string; by: string } | null;
  stages: StageDates[];
  returns: readonly StageReturn[];
  items: ApplicationItem[];
}

export interface Quote {
  id: string;
  /** Null for an unknown status. */
  status: QuoteStatus | null;
  file: FileRef | null;
  /** In `currency`; null when not issued or unknown. */
  amount: number | null;
  /** For example `CNY`; empty when the server states none. */
  currency: string;
  items: { name: TwoNames; amount: number | null }[];
  issuedAt: string | null;
  validUntil: string | null;
  decidedAt: string | null;
}

export interface Contract {
  id: string;
  applyId: string;
  /** Null for an unknown status. */
  status: ContractStatus | null;
  number: string;
  file: FileRef | null;
  issuedAt: string | null;
  decidedAt: string | null;
  /** Deadline for the decision, `YYYY-MM-DD`. */
  signBy: string | null;
}
