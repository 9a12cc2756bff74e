import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';
import { storedFile } from '#src/parts/draft/stored-file.ts';

/** What the certification form holds (document 2 §3). The same shape is kept as the draft. */

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

/** Fields in the order of the page: the keys of the shape, which `Object.keys` calls texts. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly EnterpriseField[];

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. */
export function parseDraft(raw: unknown): EnterpriseValues | null {
  return readAs(valuesShape, raw);
}

/** Whether the form still holds what it began with: nothing to keep. */
export function isUntouched(values: EnterpriseValues, first: EnterpriseValues): boolean {
  return FIELDS.every((field) => {
    const [now, then] = [values[field], first[field]];
    return typeof now === 'string' ? now === then : fileId(now) === fileId(then);
  });
}

function fileId(file: EnterpriseValues[EnterpriseField]): string | null {
  return file === null || typeof file === 'string' ? null : file.id;
}
