import type { TwoNames } from '#src/lib/names.ts';
import type {
  ContractStatus,
  LcaCheckStatus,
  QuoteStatus,
  Stage,
  VerificationState,
} from '#src/lib/states.ts';
import type { ItemFileKind } from '#src/parts/item-files/item-files.ts';

/** When a stage began, ended and should have ended; `YYYY-MM-DD` or null. */
export interface StageDates {
  stage: Stage;
  startedAt: string | null;
  finishedAt: string | null;
  dueDate: string | null;
}

/** A stage that was sent back: when it began, when it was returned (`YYYY-MM-DD`), and why. */
export interface StageReturn {
  stage: Stage;
  startedAt: string | null;
  returnedAt: string;
  remark: string;
}

/** What is known of where an application stands: all that its situation is made of. Null is what the server does not say. */
export interface Progress {
  /** Null when the server sent a stage that nobody knows. */
  stage: Stage | null;
  /** Stage 70 is done: the report is out. Null at stage 70 while the server does not say. */
  released: boolean | null;
  quote: QuoteStatus | null;
  contract: ContractStatus | null;
  lca: LcaCheckStatus | null;
  /** Files that the LCA check waits for (decision 43). */
  missingFiles: number | null;
  verification: VerificationState | null;
  /** Day by which the platform plans to be done with the current stage, `YYYY-MM-DD`. */
  dueDate: string | null;
  /** Day by which the customer is to act, `YYYY-MM-DD`; null when nothing waits for them, or the server does not say. */
  customerDue: string | null;
}

/** A declaration that came of an application. */
export interface Declared {
  declarationId: string | null;
  registrationNumber: string;
}

/** One card of My EPD/CFP. */
export interface MyApplication {
  id: string;
  /** As the contract and LCA calls name the application. */
  applyId: string;
  number: string;
  appliedAt: string;
  pcr: TwoNames;
  pcrNumber: string;
  products: TwoNames[];
  /** What was declared of it so far. */
  declarations: readonly Declared[];
  /** As messages name its contract; empty before there is one to see. */
  contractNumber: string;
  progress: Progress;
  /** Note of the staff on the current stage. */
  remark: string;
  stages: StageDates[];
}

/** A file that the server holds. */
export interface FileRef {
  id: string;
  name: string;
}

/** A file as it was sent. */
export interface FileVersion extends FileRef {
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  at: string;
  /** Who sent it, by name; empty when the server does not say. */
  by: string;
}

export interface ApplicationItem {
  id: string;
  name: TwoNames;
  type: 'EPD' | 'CFP';
  /** Entry of the dictionary of processes; empty where none was named. */
  technologyId: string;
  technology: TwoNames;
  /** What was sent with the application. */
  files: Record<ItemFileKind, FileRef | null>;
  /** The server speaks of these files; without it an absent file may have been sent all the same. */
  filesTold: boolean;
  /** The same with everything that they replaced, newest first; empty when the server keeps none. */
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
  number: string;
  stage: Stage | null;
  appliedAt: string;
  company: TwoNames;
  pcr: TwoNames;
  pcrNumber: string;
  /** Day by which the customer is to act, `YYYY-MM-DD`. */
  customerDue: string | null;
  /** Since when a correction is due, `YYYY-MM-DD HH:mm:ss`; empty while none is, or when the server does not say. */
  correctionAsked: string;
  /** When and by whom a correction was confirmed last; null when the server does not say. */
  corrected: { at: string; by: string } | null;
  stages: StageDates[];
  returns: readonly StageReturn[];
  items: ApplicationItem[];
}

export interface Quote {
  id: string;
  /** Null when the server sent a state that nobody knows. */
  status: QuoteStatus | null;
  file: FileRef | null;
  /** CNY; null while not issued. */
  amount: number | null;
  items: { name: TwoNames; amount: number | null }[];
  issuedAt: string | null;
  validUntil: string | null;
  decidedAt: string | null;
}

export interface Contract {
  id: string;
  applyId: string;
  /** Null when the server sent a state that nobody knows. */
  status: ContractStatus | null;
  number: string;
  file: FileRef | null;
  issuedAt: string | null;
  decidedAt: string | null;
  /** Day by which it is to be decided, `YYYY-MM-DD`. */
  signBy: string | null;
}
