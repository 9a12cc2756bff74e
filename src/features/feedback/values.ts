import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';

/** Values of the feedback form (document 2 §3); drafts are stored in the same shape. */

const text = v.fallback(v.string(), '');

const valuesShape = v.object({
  companyName: text,
  nickname: text,
  phone: text,
  mail: text,
  information: text,
});

export type FeedbackValues = v.InferOutput<typeof valuesShape>;

/** Fields in page order. Object.keys is typed string[]; the keys are those of the shape. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof FeedbackValues)[];

/** Increment when the shape changes: older drafts are then discarded. */
export const DRAFT_VERSION = 1;

/** Parses a stored draft; null when invalid. */
export function parseDraft(raw: unknown): FeedbackValues | null {
  return readAs(valuesShape, raw);
}
