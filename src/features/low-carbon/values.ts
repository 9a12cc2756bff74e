import * as v from 'valibot';
import { randomId } from '@mantine/hooks';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { readAs } from '#src/lib/read-as.ts';
import { storedFile } from '#src/parts/draft/stored-file.ts';

/** What the form holds (document 2 §3). The same shape is kept as the draft. */

const entryShape = v.object({
  /** Names the product among its brothers while the form is open; never sent. */
  key: v.optional(v.string(), () => randomId('entry-')),
  productName: v.fallback(v.string(), ''),
  /** Codes of the ticked steps. */
  steps: v.fallback(v.array(v.string()), []),
  table: storedFile,
});

const valuesShape = v.object({
  introduction: v.fallback(v.string(), ''),
  entries: v.pipe(v.array(entryShape), v.minLength(1), v.maxLength(LOW_CARBON_ENTRIES_MAX)),
});

export type EntryValues = v.InferOutput<typeof entryShape>;
export type LowCarbonValues = v.InferOutput<typeof valuesShape>;

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. Single fields that make no sense are emptied. */
export function parseDraft(raw: unknown): LowCarbonValues | null {
  return readAs(valuesShape, raw);
}

export function blankEntry(): EntryValues {
  return v.parse(entryShape, { productName: '', steps: [], table: null });
}

export function blankValues(): LowCarbonValues {
  return { introduction: '', entries: [blankEntry()] };
}

/** Whether nobody has entered anything yet: nothing to keep and nothing to lose. */
export function isBlank({ introduction, entries }: LowCarbonValues): boolean {
  const [entry, ...more] = entries;
  if (introduction.trim() !== '' || entry === undefined || more.length > 0) return false;
  return entry.productName.trim() === '' && entry.steps.length === 0 && entry.table === null;
}
