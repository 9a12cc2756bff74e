/** Applications with their papers (document 2 §3, §4). */
import type { ContractStatus, LcaCheckStatus, QuoteStatus, Stage } from '#src/lib/states.ts';
import type { Row } from './row.ts';

export interface ApplicationItem {
  productName: string;
  productType: 'EPD' | 'CFP';
  technologyId: string | null;
  lcaAttachmentId: string | null;
  dataAttachmentId: string | null;
  preReportAttachmentId: string | null;
  /** Reports that the platform produced. */
  reportCnId: string | null;
  reportEnId: string | null;
  declarationId: string | null;
}

export interface Application extends Row {
  /** Number people read, `APP<yyyymmdd><nnn>`; `applyId` on the wire. */
  number: string;
  companyCode: string;
  userId: string;
  companyName: string;
  pcrNumber: string;
  stage: Stage;
  appliedAt: number;
  /** When each stage was entered. */
  stageEnteredAt: Partial<Record<Stage, number>>;
  items: ApplicationItem[];
  lcaCheck: LcaCheckStatus;
  lcaRemark: string | null;
  /** Set when the platform sent the verification back. */
  verificationRemark: string | null;
}

export interface Quote extends Row {
  applicationId: string;
  status: QuoteStatus;
  /** CNY. */
  amount: number;
  attachmentId: string | null;
  issuedAt: number | null;
  decidedAt: number | null;
}

export interface Contract extends Row {
  applicationId: string;
  number: string;
  status: ContractStatus;
  attachmentId: string | null;
  issuedAt: number | null;
  decidedAt: number | null;
}
