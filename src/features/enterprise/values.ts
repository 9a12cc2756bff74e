import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';
import { storedFile } from '#src/parts/draft/stored-file.ts';

/** Values of the certification form (document 2 §3); drafts are stored in the same shape. */

const text = v.fallback(v.string(), '');

const valuesShape = v.object({
  creditCode: text,
  companyName: text,
  corporation: text,
  address: text,
  zipCode: text,
  contacts: text,
  contactPhone: text,
  email: text,
  license: storedFile,
  billInfo: storedFile,
});

export type EnterpriseValues = v.InferOutput<typeof valuesShape>;
export type EnterpriseField = keyof EnterpriseValues;
export type PaperField = 'license' | 'billInfo';
export type TextField = Exclude<EnterpriseField, PaperField>;

/** Fields in page order. Object.keys is typed string[]; the keys are those of the shape. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly EnterpriseField[];

/** Increment when the shape changes: older drafts are then discarded. */
export const DRAFT_VERSION = 1;

/** Parses a stored draft; null when invalid. */
export function parseDraft(raw: unknown): EnterpriseValues | null {
  return readAs(valuesShape, raw);
}

/** Whether the form still has its initial values, so that there is nothing to save. */
export function isUntouched(values: EnterpriseValues, first: EnterpriseValues): boolean {
  return FIELDS.every((field) => {
    const [now, then] = [values[field], first[field]];
    return typeof now === 'string' ? now === then : fileId(now) === fileId(then);
  });
}

function fileId(file: EnterpriseValues[EnterpriseField]): string | null {
  return file === null || typeof file === 'string' ? null : file.id;
}
