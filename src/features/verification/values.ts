import * as v from 'valibot';
import { draftOf, fieldsOf, storedFile, storedText } from '#src/parts/draft/stored-values.ts';
import { ABROAD, CHINA } from '#src/parts/verification/record.ts';

/** Values of a verification request (document 2 §3); drafts are stored in the same shape. */

/** Province or city with its names, so that submitting does not depend on a list that may fail to load. */
const place = v.fallback(v.nullable(v.object({ code: v.string(), zh: v.string(), en: v.string() })), null);

export const COUNTRIES = [CHINA, ABROAD] as const;
/** `relationalId` as an option of the form. */
export const RELATION_IDS = ['0', '1', '2'] as const;
/** Relationship "other", which requires an explanation (document 2 §5). */
export const OTHER = '2';

const valuesShape = v.object({
  number: storedText,
  file: storedFile,
  contact: storedText,
  position: storedText,
  company: storedText,
  country: v.fallback(v.picklist(COUNTRIES), CHINA),
  province: place,
  city: place,
  address: storedText,
  email: storedText,
  relation: v.fallback(v.nullable(v.picklist(RELATION_IDS)), null),
  supplement: storedText,
  remark: storedText,
});

export type VerificationValues = v.InferOutput<typeof valuesShape>;
export type VerificationField = keyof VerificationValues;
export type Place = NonNullable<VerificationValues['province']>;

export const FIELDS = fieldsOf(valuesShape);

export const verificationDraft = draftOf('verification', 1, valuesShape);
