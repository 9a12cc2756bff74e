/** Stored files and what is offered for download. */
import type { Bilingual, Row } from './row.ts';

/** How a stored file gets its bytes: made on demand from seed data, or uploaded. */
export type FileSource =
  { kind: 'made'; maker: string; args: Record<string, unknown> } | { kind: 'uploaded'; base64: string };

export interface Attachment extends Row {
  fileName: string;
  mime: string;
  size: number | null;
  /** LCA, EPD, COMPANY_LICENSE, COMPANY_BILL_INFO or an internal kind. */
  businessType: string;
  /** Who may read it: anybody, anybody signed in, or only the owner's company. */
  access: 'public' | 'member' | 'owner';
  ownerCompanyCode: string | null;
  source: FileSource;
  createdAt: number;
}

/** A downloadable template (codes EPD_SPARE_TEMPLATE, LCA_TEMPLATE, DATA_COLLECTION_TEMPLATE; document 2 §2). */
export interface Template extends Row {
  code: string;
  name: Bilingual;
  attachmentId: string | null;
  enAttachmentId: string | null;
}

export interface Gpi extends Row {
  language: 'zh-CN' | 'en';
  attachmentId: string;
  name: string;
  enabled: boolean;
}
