import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';

/** What the form of a trial holds (document 2 §3). The same shape is kept as the draft. */

const text = v.fallback(v.string(), '');

const valuesShape = v.object({
  username: text,
  mobile: text,
  companyName: text,
  industryCategory: v.fallback(v.nullable(v.string()), null),
  position: text,
});

export type TrialValues = v.InferOutput<typeof valuesShape>;

/** Fields in the order of the page: the keys of the shape, which `Object.keys` calls texts. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof TrialValues)[];

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. */
export function parseDraft(raw: unknown): TrialValues | null {
  return readAs(valuesShape, raw);
}
