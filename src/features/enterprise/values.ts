import * as v from 'valibot';
import { draftOf, fieldsOf, storedFile, storedText } from '#src/parts/draft/stored-values.ts';

/** Values of the certification form (document 2 §3); drafts are stored in the same shape. */

const valuesShape = v.object({
  creditCode: storedText,
  companyName: storedText,
  corporation: storedText,
  address: storedText,
  zipCode: storedText,
  contacts: storedText,
  contactPhone: storedText,
  email: storedText,
  license: storedFile,
  billInfo: storedFile,
});

export type EnterpriseValues = v.InferOutput<typeof valuesShape>;
export type EnterpriseField = keyof EnterpriseValues;
export type PaperField = 'license' | 'billInfo';
export type TextField = Exclude<EnterpriseField, PaperField>;

export const FIELDS = fieldsOf(valuesShape);

export const enterpriseDraft = draftOf('enterprise', 1, valuesShape);
