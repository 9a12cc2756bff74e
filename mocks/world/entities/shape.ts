/**
 * What the fields of rows are made of. Each entity is one schema: its type comes from it, and a World that comes from a
 * file is checked against it (mocks/world/rows.ts).
 */
import * as v from 'valibot';
import { isMoment } from '../clock.ts';

/** The longest id that anything gives or takes. */
const ID_MAX = 200;

export const text = v.string();
export const optionalText = v.nullable(text);
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX));
export const optionalId = v.nullable(id);
/** What other rows and the portal go by. */
export const code = v.pipe(v.string(), v.minLength(1));
/** Epoch milliseconds of a time that a World's clock can show. */
export const moment = v.pipe(
  v.number(),
  v.check((value: number) => isMoment(value), 'is no time that a clock can show'),
);
export const optionalMoment = v.nullable(moment);
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Any number that JSON can carry. */
export const amount = v.pipe(v.number(), v.finite());
/** A calendar day of the platform, 'YYYY-MM-DD', that exists. */
export const day = v.pipe(v.string(), v.check(isDay, 'is no calendar day'));
/** A text in both languages; `en` is null where the seed leaves the English edition out on purpose. */
export const bilingual = v.strictObject({ zh: text, en: optionalText });

/** What somebody wrote: as it was typed, or in both languages. */
const written = v.union([text, bilingual]);
export type Written = v.InferOutput<typeof written>;
export const optionalWritten = v.nullable(written);

/** Fields that nobody here reads one by one; a list is none. */
export const plainData = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'is no record',
);

/** What something is called; the Chinese name is always there. */
export const name = v.strictObject({ zh: code, en: optionalText });

/** A schema of a whole row: every row has an id that never changes. */
export function row<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.strictObject({ id, ...fields });
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const moment = Date.parse(`${value}T00:00:00Z`);
  // 31 February would roll over to March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}
