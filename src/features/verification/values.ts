import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';
import { storedFile } from '#src/parts/draft/stored-file.ts';
import { ABROAD, CHINA } from '#src/parts/verification/record.ts';

/** What the form of a verification request holds (document 2 §3). The same shape is kept as the draft. */

const text = v.fallback(v.string(), '');
/** A province or a city, with its names: what is sent does not depend on a list that may fail to come. */
const place = v.fallback(v.nullable(v.object({ code: v.string(), zh: v.string(), en: v.string() })), null);

export const COUNTRIES = [CHINA, ABROAD] as const;
/** `relationalId` as an option of the form. */
export const RELATION_IDS = ['0', '1', '2'] as const;
/** Relationship "other", which wants an explanation (document 2 §5). */
export const OTHER = '2';

const valuesShape = v.object({
  number: text,
  file: storedFile,
  contact: text,
  position: text,
  company: text,
  country: v.fallback(v.picklist(COUNTRIES), CHINA),
  province: place,
  city: place,
  address: text,
  email: text,
  relation: v.fallback(v.nullable(v.picklist(RELATION_IDS)), null),
  supplement: text,
  remark: text,
});

export type VerificationValues = v.InferOutput<typeof valuesShape>;
export type VerificationField = keyof VerificationValues;
export type Place = NonNullable<VerificationValues['province']>;

/** Fields in the order of the page: the keys of the shape, which `Object.keys` calls texts. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly VerificationField[];

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. */
export function parseDraft(raw: unknown): VerificationValues | null {
  return readAs(valuesShape, raw);
}

/** Whether the form still holds what it began with: nothing to keep. */
export function isUntouched(values: VerificationValues, first: VerificationValues): boolean {
  return FIELDS.every((field) => sign(values[field]) === sign(first[field]));
}

/** A text or an option itself; a file or a place by its id or code. */
function sign(value: VerificationValues[VerificationField]): string | null {
  if (value === null || typeof value === 'string') return value;
  return 'code' in value ? value.code : value.id;
}
