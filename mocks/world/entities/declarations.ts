/** Rules, products and published declarations (document 2 §3). */
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

/** `enAttachmentId` is null where there is no English edition. */
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

/** A company asks for rules that there are not yet; `answeredAt` is null until the platform has published or refused them. */
export const pcrApplication = row({
  userId: id,
  companyName: text,
  product: text,
  createdAt: moment,
  stage: v.picklist(Object.values(PCR_REQUEST)),
  /** When it was published or refused. */
  answeredAt: optionalMoment,
  refusal: optionalWritten,
  /** The rules that came of it. */
  pcrId: optionalId,
});
export type PcrApplication = v.InferOutput<typeof pcrApplication>;

/** The second level of the product tree is what an application may pick (document 2 §2). */
export const productCategory = row({
  parentId: optionalId,
  name: bilingual,
  pcrNumbers: v.array(text),
});
export type ProductCategory = v.InferOutput<typeof productCategory>;

/** A record on the blockchain (document 2 §2). */
const chainRecord = v.strictObject({
  /** 3 = stored. */
  state: v.pipe(amount, v.safeInteger()),
  blockTime: moment,
  txHash: text,
});
export type ChainRecord = v.InferOutput<typeof chainRecord>;

/** A published EPD or CFP (document 2 §3 "EPD record"). */
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
  /** Last valid day. */
  expiresOn: day,
  pcrNumber: text,
  /** kg CO2e per declared unit, or null where not declared. */
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
