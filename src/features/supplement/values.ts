import * as v from 'valibot';
import { draftOf, storedChoice, storedText } from '#src/parts/draft/stored-values.ts';

/** Values of the form; drafts are stored in the same shape. */

const valuesShape = v.object({
  userName: storedText,
  companyType: storedChoice,
  professionId: storedChoice,
  otherProfession: storedText,
  contacts: storedText,
  department: storedText,
  job: storedText,
  demand: storedText,
  channelId: storedChoice,
  otherChannel: storedText,
});

export type SupplementValues = v.InferOutput<typeof valuesShape>;

/** Fields in page order. Object.keys is typed string[]; the keys are those of the shape. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof SupplementValues)[];

export const supplementDraft = draftOf('supplement', 1, valuesShape);

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
