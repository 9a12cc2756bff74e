/** Applications with quotes, contracts and other documents (document 2 §3, §4). */
import * as v from 'valibot';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
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
} from './shape.ts';

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
  /** Time of a pending correction request. */
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
