import * as v from 'valibot';
import { draftOf, fieldsOf, storedChoice, storedText } from '#src/parts/draft/stored-values.ts';

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

export const FIELDS = fieldsOf(valuesShape);

export const supplementDraft = draftOf('supplement', 1, valuesShape);

export function blankValues(): SupplementValues {
  return v.parse(valuesShape, {
    ...Object.fromEntries(FIELDS.map((field) => [field, ''])),
    companyType: null,
    professionId: null,
    channelId: null,
  });
}

export function isBlank(values: SupplementValues): boolean {
  return FIELDS.every((field) => (values[field] ?? '').trim() === '');
}
