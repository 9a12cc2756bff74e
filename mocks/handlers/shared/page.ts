/** Cutting a page out of a list. Costs the page, not the list. */
export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

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
