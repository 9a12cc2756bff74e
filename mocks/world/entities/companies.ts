/** Companies and their requests besides declarations (document 2 §3). */
import * as v from 'valibot';
import { COMPANY_STATUS, VERIFICATION } from '#src/lib/states.ts';
import {
  bilingual,
  count,
  id,
  moment,
  optionalId,
  optionalMoment,
  optionalText,
  optionalWritten,
  row,
  text,
} from './shape.ts';

/** `status` is null until the company requests certification; `statusReason` explains a failure. */
export const company = row({
  /** `companyCode` on the wire. */
  code: id,
  name: bilingual,
  creditCode: optionalText,
  email: optionalText,
  address: optionalText,
  corporation: optionalText,
  contacts: optionalText,
  contactPhone: optionalText,
  zipCode: optionalText,
  /** Dictionary COMPANY_TYPE; '4' is a third-party agency. */
  companyType: text,
  status: v.nullable(v.picklist(Object.values(COMPANY_STATUS))),
  statusReason: optionalWritten,
  region: text,
  route: text,
  logoId: optionalId,
  licenceId: optionalId,
  billInfoId: optionalId,
  createdAt: moment,
});
export type Company = v.InferOutput<typeof company>;

/** Request to verify a received report (document 2 §4). */
export const verification = row({
  userId: id,
  registrationNumber: text,
  userContact: text,
  userPosition: optionalText,
  companyName: text,
  country: text,
  region: optionalText,
  userEmail: text,
  relationId: count,
  supplement: optionalText,
  remark: optionalText,
  state: v.picklist(Object.values(VERIFICATION)),
  createdAt: moment,
});
export type Verification = v.InferOutput<typeof verification>;

/** Report of a request, or opinion of the platform; `feedbackAt` and `feedback` are null until the platform answers. */
export const verificationFile = row({
  verificationId: id,
  fileName: text,
  attachmentId: id,
  uploadedAt: moment,
  feedbackAt: optionalMoment,
  feedback: optionalWritten,
});

export const feedback = row({
  companyName: text,
  nickname: text,
  phone: text,
  mail: text,
  information: text,
  userId: id,
  answeredAt: optionalMoment,
  createdAt: moment,
});

export const subscription = row({
  userId: id,
  mobile: text,
  username: text,
  companyName: text,
  industryCategory: text,
  position: text,
  active: v.boolean(),
  createdAt: moment,
});

export const lowCarbonApplication = row({
  userId: optionalId,
  entries: v.pipe(
    v.array(
      v.strictObject({
        companyName: text,
        introduction: text,
        productName: text,
        process: text,
        attachmentId: id,
      }),
    ),
    v.minLength(1),
  ),
  /** Decision of the platform; null while pending. */
  accepted: v.nullable(v.boolean()),
  createdAt: moment,
});
export type LowCarbonApplication = v.InferOutput<typeof lowCarbonApplication>;
