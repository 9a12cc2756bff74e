import * as v from 'valibot';

/**
 * The page of a list in the address: a whole number from 2 on, for the first page needs no word. Anything else means the
 * first page.
 */
export function pageParam(max = Number.MAX_SAFE_INTEGER) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.integer(),
        v.minValue(2),
        v.maxValue(max),
      ),
    ),
    undefined,
  );
}
