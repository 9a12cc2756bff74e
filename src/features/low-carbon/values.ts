import * as v from 'valibot';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { draftOf, storedFile, storedText } from '#src/parts/draft/stored-values.ts';

/** Values of the form (document 2 §3); drafts are stored in the same shape. */

const entryShape = v.object({
  /** Stable key of the product while the form is open; never submitted. */
  key: v.optional(v.string(), () => randomId('entry-')),
  productName: storedText,
  /** Codes of the selected steps. */
  steps: v.fallback(v.array(v.string()), []),
  table: storedFile,
});

const valuesShape = v.object({
  introduction: storedText,
  entries: v.pipe(v.array(entryShape), v.minLength(1), v.maxLength(LOW_CARBON_ENTRIES_MAX)),
});

export type EntryValues = v.InferOutput<typeof entryShape>;
export type LowCarbonValues = v.InferOutput<typeof valuesShape>;
export type LowCarbonForm = UseFormReturnType<LowCarbonValues>;

/** Invalid fields are reset individually. */
export const lowCarbonDraft = draftOf('low-carbon', 1, valuesShape);

export function blankEntry(): EntryValues {
  return v.parse(entryShape, { productName: '', steps: [], table: null });
}

export function blankValues(): LowCarbonValues {
  return { introduction: '', entries: [blankEntry()] };
}

export function isBlank({ introduction, entries }: LowCarbonValues): boolean {
  const [entry, ...more] = entries;
  if (introduction.trim() !== '' || entry === undefined || more.length > 0) return false;
  return entry.productName.trim() === '' && entry.steps.length === 0 && entry.table === null;
}
