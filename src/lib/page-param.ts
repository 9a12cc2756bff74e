import { numberParam, type Param } from './address-params.ts';

/**
 * The page of a list in the address: a whole number from 2 on, for the first page needs no word. Anything else means the
 * first page.
 */
export const pageParam =
  (max = Number.MAX_SAFE_INTEGER): Param<number> =>
  (raw) => {
    const page = numberParam(raw);
    return Number.isInteger(page) && page !== undefined && page >= 2 && page <= max ? page : undefined;
  };

/** Rows a page in the address: one of the sizes that are offered; the first of them is the usual one and needs no word. */
export const sizeParam =
  (sizes: readonly number[]): Param<number> =>
  (raw) => {
    const rows = numberParam(raw);
    return sizes.slice(1).find((size) => size === rows);
  };

/**
 * The page, with rows of another size, on which the reader's first row is.
 * @returns as the address has it: undefined is the first page
 */
export function pageOfSize(page: number, from: number, to: number): number | undefined {
  const other = Math.floor(((page - 1) * from) / to) + 1;
  return other > 1 ? other : undefined;
}
