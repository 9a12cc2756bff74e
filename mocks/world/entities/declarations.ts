/** Rules, products and published declarations (document 2 §3). */
import type { Bilingual, Row } from './row.ts';

export interface Pcr extends Row {
  pcrNumber: string;
  name: Bilingual;
  registerNo: string;
  author: Bilingual;
  productClass: Bilingual;
  description: Bilingual;
  attachmentId: string;
  enAttachmentId: string | null;
  publishedOn: string;
}

export interface PcrApplication extends Row {
  userId: string;
  companyName: string;
  product: string;
  createdAt: number;
}

/** The second level of the product tree is what an application may pick (document 2 §2). */
export interface ProductCategory extends Row {
  parentId: string | null;
  name: Bilingual;
  pcrNumbers: string[];
}

/** A published EPD or CFP (document 2 §3 "EPD record"). */
export interface Declaration extends Row {
  /** Ids of the public product page, in Chinese and English. */
  businessId: string;
  businessIdEn: string | null;
  productNumber: string;
  productName: Bilingual;
  productType: 'EPD' | 'CFP';
  companyCode: string;
  registrationNumber: string;
  publishedOn: string;
  /** Last valid day. */
  expiresOn: string;
  pcrNumber: string;
  /** kg CO2e per declared unit, or null where not declared. */
  gwp100: number | null;
  modules: { a1: number; a2: number; a3: number } | null;
  route: string;
  verifier: Bilingual;
  standards: string[];
  cnAttachmentId: string;
  enAttachmentId: string | null;
  qrAttachmentId: string;
  dataRecord: ChainRecord | null;
  reportRecord: ChainRecord | null;
  supersededBy: string | null;
  applicationId: string | null;
}

/** A record on the blockchain (document 2 §2). */
export interface ChainRecord {
  /** 3 = stored. */
  state: number;
  blockTime: number;
  txHash: string;
}
