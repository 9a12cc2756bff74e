import * as v from 'valibot';
import { readAs } from '#src/lib/read-as.ts';

export const storedText = v.fallback(v.string(), '');
export const storedChoice = v.fallback(v.nullable(v.string()), null);

/** An uploaded file as drafts keep it; anything else means no file. */
export const storedFile = v.fallback(
  v.nullable(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      name: v.string(),
      size: v.fallback(v.nullable(v.number()), null),
    }),
  ),
  null,
);

/**
 * What `useDraft` needs of a form besides its user.
 * @param version increment it when the shape changes: older drafts are then discarded
 */
export const draftOf = <Shape extends v.GenericSchema>(form: string, version: number, shape: Shape) => ({
  form,
  version,
  parse: (raw: unknown) => readAs(shape, raw),
});

/** Comparable value: a text or option itself, a file by its id, a place by its code. */
function sign(value: string | { id: string } | { code: string } | null): string | null {
  if (value === null || typeof value === 'string') return value;
  return 'code' in value ? value.code : value.id;
}

/** Whether a form still has its initial values, so that there is nothing to save. */
export const isUntouched = <Values extends Readonly<Record<string, Parameters<typeof sign>[0]>>>(
  values: Values,
  first: Values,
): boolean => Object.entries(values).every(([field, value]) => sign(value) === sign(first[field] ?? null));

/** Fields in page order; `Object.keys` knows no more than that they are texts. */
export const fieldsOf = <Entries extends v.ObjectEntries>({ entries }: { entries: Entries }) =>
  Object.keys(entries) as readonly (keyof Entries & string)[];
