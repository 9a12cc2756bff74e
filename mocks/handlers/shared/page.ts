/** Pagination; converts only the rows of the page. */
import { ID_MAX, KEYWORD_MAX, PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { dayOfText, dayText } from '../../lib/days.ts';
import { optionalLine, whole, type Field } from './form.ts';
import type { Text } from '../handler.ts';

export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

const WRONG_PAGE: Text = { zh: '页码或每页条数不正确', en: 'The page or its size is not valid' };

/** Pagination fields of every list request. */
export const PAGE = {
  pageNum: whole(1, Number.MAX_SAFE_INTEGER, WRONG_PAGE),
  pageSize: whole(1, PAGE_SIZE_MAX, WRONG_PAGE),
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day, YYYY-MM-DD. */
export const day: Field<string> = (sent) => {
  const number = typeof sent === 'string' && DAY.test(sent) ? dayOfText(sent) : Number.NaN;
  // Date.parse rolls 30 February over to March.
  return !Number.isNaN(number) && dayText(number) === sent
    ? { value: sent }
    : { problem: { zh: '日期格式不正确', en: 'The date is not valid' } };
};

export const keyword = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: KEYWORD_MAX });

export const filterCode = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: ID_MAX });

/** `totals` counts all rows; pages count from 1. */
export interface Page<T> {
  list: T[];
  totals: number;
  pageNum: number;
  pageSize: number;
}

export interface Cuttable<T> {
  readonly length: number;
  slice(from: number, to: number): T[];
}

/** Pages beyond the end are empty. */
export function pageOf<T>(rows: Cuttable<T>, { pageNum, pageSize }: PageRequest): Page<T> {
  const from = (pageNum - 1) * pageSize;
  return { list: rows.slice(from, from + pageSize), totals: rows.length, pageNum, pageSize };
}

export function mappedPage<T, Wire>(
  rows: Cuttable<T>,
  request: PageRequest,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const { list, ...rest } = pageOf(rows, request);
  return { list: list.map(toWire), ...rest };
}
