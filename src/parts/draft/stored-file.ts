import * as v from 'valibot';

/** A file that the server holds, as a draft keeps it: never its bytes. Anything else is no file. */
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
