import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';

/** Values of the form; drafts are stored in the same shape. */

const text = v.fallback(v.string(), '');
const choice = v.fallback(v.nullable(v.string()), null);

const valuesShape = v.object({
  userName: text,
  companyType: choice,
  professionId: choice,
  otherProfession: text,
  contacts: text,
  department: text,
  job: text,
  demand: text,
  channelId: choice,
  otherChannel: text,
});

export type SupplementValues = v.InferOutput<typeof valuesShape>;

/** Fields in page order. Object.keys is typed string[]; the keys are those of the shape. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof SupplementValues)[];

/** Increment when the shape changes: older drafts are then discarded. */
export const DRAFT_VERSION = 1;

/** Parses a stored draft; null when invalid. */
export function parseDraft(raw: unknown): SupplementValues | null {
  return readAs(valuesShape, raw);
}

export function blankValues(): SupplementValues {
  return v.parse(valuesShape, {
    ...Object.fromEntries(FIELDS.map((field) => [field, ''])),
    companyType: null,
    professionId: null,
    channelId: null,
  });
}

/** Whether nothing has been entered, so that there is nothing to save. */
export function isBlank(values: SupplementValues): boolean {
  return FIELDS.every((field) => (values[field] ?? '').trim() === '');
}
