import { numberParam, type Param } from './address-params.ts';

/** Page number in the URL, from 2; the first page is omitted, and invalid values mean the first page. */
export const pageParam =
  (max = Number.MAX_SAFE_INTEGER): Param<number> =>
  (raw) => {
    const page = numberParam(raw);
    return Number.isInteger(page) && page !== undefined && page >= 2 && page <= max ? page : undefined;
  };

/** Page size in the URL: one of those offered; the first is the default and omitted. */
export const sizeParam =
  (sizes: readonly number[]): Param<number> =>
  (raw) => {
    const rows = numberParam(raw);
    return sizes.slice(1).find((size) => size === rows);
  };

/** The page that contains the reader's first row after a change of size; undefined for the first page. */
export function pageOfSize(page: number, from: number, to: number): number | undefined {
  const other = Math.floor(((page - 1) * from) / to) + 1;
  return other > 1 ? other : undefined;
}
