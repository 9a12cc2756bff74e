/** PCRs, published declarations, and applications with their papers (document 2 §3, §4). */
import * as v from 'valibot';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage, PCR_REQUEST } from '#src/lib/states.ts';
import {
  amount,
  id,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  optionalWritten,
  row,
  text,
  bilingual,
  day,
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

const entered = v.exactOptional(moment);

const applicationItem = v.strictObject({
  productName: text,
  productType: v.picklist(['EPD', 'CFP']),
  technologyId: optionalText,
  lcaAttachmentId: optionalId,
  dataAttachmentId: optionalId,
  preReportAttachmentId: optionalId,
  reportCnId: optionalId,
  reportEnId: optionalId,
  declarationId: optionalId,
  /** Replaced files, oldest first. */
  versions: v.exactOptional(
    v.array(
      v.strictObject({
        field: v.picklist(['lcaAttachmentId', 'dataAttachmentId', 'preReportAttachmentId']),
        attachmentId: id,
        userId: id,
      }),
    ),
  ),
});
export type ApplicationItem = v.InferOutput<typeof applicationItem>;

/** Each entered stage has its time (epoch ms); later ones have none. */
export const application = row({
  /** Application number shown to users, `APP<yyyymmdd><nnn>`; `applyId` on the wire. */
  number: v.pipe(text, v.regex(/^APP\d{8}\d{3,}$/)),
  companyCode: id,
  userId: id,
  companyName: text,
  pcrNumber: text,
  stage: v.picklist(STAGES),
  appliedAt: moment,
  stageEnteredAt: v.strictObject({
    10: entered,
    20: entered,
    30: entered,
    40: entered,
    50: entered,
    60: entered,
    70: entered,
  } satisfies Record<Stage, typeof entered>),
  items: v.pipe(v.array(applicationItem), v.minLength(1)),
  lcaCheck: v.picklist(Object.values(LCA_CHECK)),
  lcaRemark: optionalWritten,
  correctionAskedAt: optionalMoment,
  /** Returned stages, oldest first. */
  returns: v.exactOptional(
    v.array(
      v.strictObject({
        stage: v.picklist([40, 60]),
        enteredAt: moment,
        returnedAt: moment,
        remark: optionalWritten,
      }),
    ),
  ),
  corrected: v.exactOptional(v.strictObject({ at: moment, userId: id })),
  /** Set when the platform sends the verification back. */
  verificationRemark: optionalWritten,
});
export type Application = v.InferOutput<typeof application>;

/** Created with the application: `issuedAt` is null until the platform issues it, `decidedAt` until the company answers. */
export const quote = row({
  applicationId: id,
  status: v.picklist(Object.values(QUOTE)),
  amount: v.pipe(amount, v.minValue(0)),
  attachmentId: optionalId,
  issuedAt: optionalMoment,
  decidedAt: optionalMoment,
});
export type Quote = v.InferOutput<typeof quote>;

/** Created with the application: `issuedAt` is null until the platform sends it, `decidedAt` until the company answers. */
export const contract = row({
  applicationId: id,
  number: text,
  status: v.picklist(Object.values(CONTRACT)),
  attachmentId: optionalId,
  issuedAt: optionalMoment,
  decidedAt: optionalMoment,
});
export type Contract = v.InferOutput<typeof contract>;
