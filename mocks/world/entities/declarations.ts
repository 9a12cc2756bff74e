/** PCRs, products and published declarations (document 2 §3). */
import * as v from 'valibot';
import { PCR_REQUEST } from '#src/lib/states.ts';
import {
  amount,
  bilingual,
  day,
  id,
  moment,
  optionalId,
  optionalMoment,
  optionalWritten,
  row,
  text,
} from './shape.ts';

/** `enAttachmentId` is null without an English edition. */
export const pcr = row({
  pcrNumber: text,
  version: text,
  name: bilingual,
  registerNo: text,
  author: bilingual,
  productClass: bilingual,
  description: bilingual,
  attachmentId: id,
  enAttachmentId: optionalId,
  publishedOn: day,
});
export type Pcr = v.InferOutput<typeof pcr>;

/** Request of a company for a new PCR; `answeredAt` is null until the platform publishes or refuses it. */
export const pcrApplication = row({
  userId: id,
  companyName: text,
  product: text,
  createdAt: moment,
  stage: v.picklist(Object.values(PCR_REQUEST)),
  answeredAt: optionalMoment,
  refusal: optionalWritten,
  pcrId: optionalId,
});
export type PcrApplication = v.InferOutput<typeof pcrApplication>;

/** Applications select from the second level of the product tree (document 2 §2). */
export const productCategory = row({
  parentId: optionalId,
  name: bilingual,
  pcrNumbers: v.array(text),
});
export type ProductCategory = v.InferOutput<typeof productCategory>;

/** Blockchain record (document 2 §2). */
const chainRecord = v.strictObject({
  /** 3 = stored. */
  state: v.pipe(amount, v.safeInteger()),
  blockTime: moment,
  txHash: text,
});
export type ChainRecord = v.InferOutput<typeof chainRecord>;

/** Published EPD or CFP (document 2 §3 "EPD record"). */
export const declaration = row({
  /** Ids of the public product page, in Chinese and English. */
  businessId: id,
  businessIdEn: optionalId,
  productNumber: text,
  productName: bilingual,
  productType: v.picklist(['EPD', 'CFP']),
  companyCode: id,
  registrationNumber: text,
  publishedOn: day,
  expiresOn: day,
  pcrNumber: text,
  /** kg CO2e per declared unit; null if not declared. */
  gwp100: v.nullable(amount),
  modules: v.nullable(v.strictObject({ a1: amount, a2: amount, a3: amount })),
  route: text,
  verifier: bilingual,
  standards: v.array(text),
  cnAttachmentId: id,
  enAttachmentId: optionalId,
  qrAttachmentId: id,
  dataRecord: v.nullable(chainRecord),
  reportRecord: v.nullable(chainRecord),
  supersededBy: optionalId,
  applicationId: optionalId,
});
export type Declaration = v.InferOutput<typeof declaration>;
