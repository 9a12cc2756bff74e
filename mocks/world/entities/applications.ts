/** PCRs, published declarations, and applications with their papers (document 2 §3, §4). */
import * as v from 'valibot';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage, PCR_REQUEST } from '#src/lib/states.ts';
import * as shape from './shape.ts';

/** `enAttachmentId` is null without an English edition. */
export const pcr = shape.row({
  pcrNumber: shape.text,
  version: shape.text,
  name: shape.bilingual,
  registerNo: shape.text,
  author: shape.bilingual,
  productClass: shape.bilingual,
  description: shape.bilingual,
  attachmentId: shape.id,
  enAttachmentId: shape.optionalId,
  publishedOn: shape.day,
});
export type Pcr = v.InferOutput<typeof pcr>;

/** Request of a company for a new PCR; `answeredAt` is null until the platform publishes or refuses it. */
export const pcrApplication = shape.row({
  userId: shape.id,
  companyName: shape.text,
  product: shape.text,
  createdAt: shape.moment,
  stage: v.picklist(Object.values(PCR_REQUEST)),
  answeredAt: shape.optionalMoment,
  refusal: shape.optionalWritten,
  pcrId: shape.optionalId,
});
export type PcrApplication = v.InferOutput<typeof pcrApplication>;

/** Applications select from the second level of the product tree (document 2 §2). */
export const productCategory = shape.row({
  parentId: shape.optionalId,
  name: shape.bilingual,
  pcrNumbers: v.array(shape.text),
});
export type ProductCategory = v.InferOutput<typeof productCategory>;

/** Blockchain record (document 2 §2). */
const chainRecord = v.strictObject({
  /** 3 = stored. */
  state: v.pipe(shape.amount, v.safeInteger()),
  blockTime: shape.moment,
  txHash: shape.text,
});
export type ChainRecord = v.InferOutput<typeof chainRecord>;

/** Published EPD or CFP (document 2 §3 "EPD record"). */
export const declaration = shape.row({
  /** Ids of the public product page, in Chinese and English. */
  businessId: shape.id,
  businessIdEn: shape.optionalId,
  productNumber: shape.text,
  productName: shape.bilingual,
  productType: v.picklist(['EPD', 'CFP']),
  companyCode: shape.id,
  registrationNumber: shape.text,
  publishedOn: shape.day,
  expiresOn: shape.day,
  pcrNumber: shape.text,
  /** kg CO2e per declared unit; null if not declared. */
  gwp100: v.nullable(shape.amount),
  modules: v.nullable(v.strictObject({ a1: shape.amount, a2: shape.amount, a3: shape.amount })),
  route: shape.text,
  verifier: shape.bilingual,
  standards: v.array(shape.text),
  cnAttachmentId: shape.id,
  enAttachmentId: shape.optionalId,
  qrAttachmentId: shape.id,
  dataRecord: v.nullable(chainRecord),
  reportRecord: v.nullable(chainRecord),
  supersededBy: shape.optionalId,
  applicationId: shape.optionalId,
});
export type Declaration = v.InferOutput<typeof declaration>;

const entered = v.exactOptional(shape.moment);

const applicationItem = v.strictObject({
  productName: shape.text,
  productType: v.picklist(['EPD', 'CFP']),
  technologyId: shape.optionalText,
  lcaAttachmentId: shape.optionalId,
  dataAttachmentId: shape.optionalId,
  preReportAttachmentId: shape.optionalId,
  reportCnId: shape.optionalId,
  reportEnId: shape.optionalId,
  declarationId: shape.optionalId,
  /** Replaced files, oldest first. */
  versions: v.exactOptional(
    v.array(
      v.strictObject({
        field: v.picklist(['lcaAttachmentId', 'dataAttachmentId', 'preReportAttachmentId']),
        attachmentId: shape.id,
        userId: shape.id,
      }),
    ),
  ),
});
export type ApplicationItem = v.InferOutput<typeof applicationItem>;

/** Each entered stage has its time (epoch ms); later ones have none. */
export const application = shape.row({
  /** Application number shown to users, `APP<yyyymmdd><nnn>`; `applyId` on the wire. */
  number: v.pipe(shape.text, v.regex(/^APP\d{8}\d{3,}$/)),
  companyCode: shape.id,
  userId: shape.id,
  companyName: shape.text,
  pcrNumber: shape.text,
  stage: v.picklist(STAGES),
  appliedAt: shape.moment,
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
  lcaRemark: shape.optionalWritten,
  correctionAskedAt: shape.optionalMoment,
  /** Returned stages, oldest first. */
  returns: v.exactOptional(
    v.array(
      v.strictObject({
        stage: v.picklist([40, 60]),
        enteredAt: shape.moment,
        returnedAt: shape.moment,
        remark: shape.optionalWritten,
      }),
    ),
  ),
  corrected: v.exactOptional(v.strictObject({ at: shape.moment, userId: shape.id })),
  /** Set when the platform sends the verification back. */
  verificationRemark: shape.optionalWritten,
});
export type Application = v.InferOutput<typeof application>;

/** Created with the application: `issuedAt` is null until the platform issues it, `decidedAt` until the company answers. */
export const quote = shape.row({
  applicationId: shape.id,
  status: v.picklist(Object.values(QUOTE)),
  amount: v.pipe(shape.amount, v.minValue(0)),
  attachmentId: shape.optionalId,
  issuedAt: shape.optionalMoment,
  decidedAt: shape.optionalMoment,
});
export type Quote = v.InferOutput<typeof quote>;

/** Created with the application: `issuedAt` is null until the platform sends it, `decidedAt` until the company answers. */
export const contract = shape.row({
  applicationId: shape.id,
  number: shape.text,
  status: v.picklist(Object.values(CONTRACT)),
  attachmentId: shape.optionalId,
  issuedAt: shape.optionalMoment,
  decidedAt: shape.optionalMoment,
});
export type Contract = v.InferOutput<typeof contract>;
