import * as v from 'valibot';

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
