import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';

/** What the form holds. The same shape is kept as the draft. */

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

/** Fields in the order of the page: the keys of the shape, which `Object.keys` calls texts. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof SupplementValues)[];

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. */
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

/** Whether nobody has entered anything yet: nothing to keep. */
export function isBlank(values: SupplementValues): boolean {
  return FIELDS.every((field) => (values[field] ?? '').trim() === '');
}
