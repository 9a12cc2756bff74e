import * as v from 'valibot';
import { isDay } from './day.ts';
import { ID_MAX } from './limits.ts';

/** Values in an address. Whatever cannot be understood is left out, so that an old or cut link still opens. */

/** A value that may be missing, or be nonsense. */
export const optionalParam = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Typed words, without the blanks around them; too many are cut. */
export const wordsParam = (max: number) =>
  optionalParam(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, max).trim()),
      v.minLength(1),
    ),
  );

/** An id or a code. */
export const codeParam = () =>
  optionalParam(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ID_MAX)));

/** `YYYY-MM-DD`. */
export const dayParam = () => optionalParam(v.pipe(v.string(), v.check(isDay)));

/** A number as people write it in an address: digits, at most one point. */
export const numberParam = () =>
  optionalParam(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => (value === '' ? Number.NaN : Number(value))),
      v.finite(),
    ),
  );
