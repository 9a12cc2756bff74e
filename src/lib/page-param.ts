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

/** Rows a page in the address: one of the sizes that are offered; the first of them is the usual one and needs no word. */
export function sizeParam(sizes: readonly number[]) {
  return v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist(sizes.slice(1)))),
    undefined,
  );
}

/**
 * The page, with rows of another size, on which the reader's first row is.
 * @returns as the address has it: undefined is the first page
 */
export function pageOfSize(page: number, from: number, to: number): number | undefined {
  const other = Math.floor(((page - 1) * from) / to) + 1;
  return other > 1 ? other : undefined;
}
