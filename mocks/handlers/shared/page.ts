/** Cutting a page out of a list. Costs the page, not the list. */
import { ID_MAX, KEYWORD_MAX, PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { optionalLine, whole, type Field } from './form.ts';
import type { Text } from './say.ts';

export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

const WRONG_PAGE: Text = { zh: '页码或每页条数不正确', en: 'The page or its size is not valid' };

/** Which page is asked for: the fields that every list has in its request. */
export const PAGE = {
  pageNum: whole(1, Number.MAX_SAFE_INTEGER, WRONG_PAGE),
  pageSize: whole(1, PAGE_SIZE_MAX, WRONG_PAGE),
} as const;

/** A calendar day, YYYY-MM-DD. */
export const day: Field<string> = (sent) => {
  const isDay =
    typeof sent === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(sent) && !Number.isNaN(Date.parse(sent));
  return isDay ? { value: sent } : { problem: { zh: '日期格式不正确', en: 'The date is not valid' } };
};

/** What people search for. */
export const keyword = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: KEYWORD_MAX });

/** A code or number that a filter compares with, or that a form carries along. */
export const filterCode = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: ID_MAX });

/** One page: `totals` counts all rows of the list; pages count from 1, one behind the end is empty. */
export interface Page<T> {
  list: T[];
  totals: number;
  pageNum: number;
  pageSize: number;
}

/** A list of which only a part is read. */
export interface Cuttable<T> {
  readonly length: number;
  slice(from: number, to: number): T[];
}

/** A page behind the end is empty, with the true `totals`. */
export function pageOf<T>(rows: Cuttable<T>, { pageNum, pageSize }: PageRequest): Page<T> {
  const from = (pageNum - 1) * pageSize;
  return { list: rows.slice(from, from + pageSize), totals: rows.length, pageNum, pageSize };
}

/** {@link pageOf} with each row of the page in its wire form; the other rows are not touched. */
export function mappedPage<T, Wire>(
  rows: Cuttable<T>,
  request: PageRequest,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const { list, ...rest } = pageOf(rows, request);
  return { list: list.map(toWire), ...rest };
}
