/** Checks pagination: length, totals, duplicate rows, order. */
import { DOCUMENTED_ROWS } from '#mocks/dialects/index.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import type { Drift } from './drift-kinds.ts';
import type { Difference } from './words.ts';

/** Time fields of lists that the portal shows unsorted; the documents define no order. */
const NEWEST_FIRST = ['sendTime', 'publishTime', 'applicationTime', 'createTime'];

interface Page {
  readonly rows: readonly unknown[];
  readonly totals: number | null;
  readonly pageNum: number | null;
  readonly ids: readonly string[];
}

const count = (value: unknown): number | null =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : null;

/** The page in an answer; null if there is none. */
export function pageOf(json: unknown): Page | null {
  const data = isObject(json) ? json['data'] : null;
  if (!isObject(data) || !Array.isArray(data['list'])) return null;
  // News are grouped by day; totals count single items.
  const rows: readonly unknown[] = data['list'].flatMap((row: unknown) =>
    isObject(row) && Array.isArray(row['list']) ? (row['list'] as unknown[]) : [row],
  );
  const ids = rows.flatMap((row) => {
    const id = isObject(row) ? row['id'] : undefined;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return { rows, totals: count(data['totals']), pageNum: count(data['pageNum']), ids };
}

const wrongIf = (isWrong: boolean, place: string, en: string, zh: string): Difference[] =>
  isWrong ? [{ kind: 'wrong', place, says: { en, zh } }] : [];

/** Rows with a time that are not sorted newest first. */
function orderDrifts({ rows }: Page): Drift[] {
  const field = NEWEST_FIRST.find((name) =>
    rows.every((row) => isObject(row) && typeof row[name] === 'string'),
  );
  if (field === undefined || rows.length < 2) return [];
  // Checked to be objects in the line above.
  const times = rows.map((row) => String((row as Readonly<Record<string, unknown>>)[field]));
  return times.every((time, at) => at === 0 || (times[at - 1] ?? '') >= time)
    ? []
    : [{ kind: 'order', place: `/data/list/[]/${field}` }];
}

function countDifferences({ rows, totals, pageNum }: Page, size: number, number: number): Difference[] {
  const received = rows.length;
  const [list, isEmpty] = ['/data/list', totals !== null && totals > 0 && received === 0 && number === 1];
  const isOther = pageNum !== null && Number.isFinite(number) && pageNum !== number;
  return [
    ...wrongIf(
      received > size,
      list,
      `${size} rows were asked for, ${received} received`,
      `请求 ${size} 行，返回 ${received} 行`,
    ),
    ...wrongIf(
      totals !== null && totals < received,
      '/data/totals',
      `says ${totals}, and ${received} rows received`,
      `为 ${totals}，却返回 ${received} 行`,
    ),
    ...wrongIf(isEmpty, list, `is empty, and totals says ${totals}`, `为空，而 totals 为 ${totals}`),
    ...wrongIf(
      isOther,
      '/data/pageNum',
      `is ${pageNum}, page ${number} was asked for`,
      `为 ${pageNum}，请求的是第 ${number} 页`,
    ),
  ];
}

/** Problems of one page, and tolerated deviations. */
export function pageFindings(
  operation: OperationId,
  json: unknown,
  asked: unknown,
  /** The server returns a total. */
  isCounted: boolean,
): { differences: Difference[]; drifts: Drift[] } {
  const page = pageOf(json);
  if (page === null) return { differences: [], drifts: [] };
  const { rows, totals, ids } = page;
  const wanted = isObject(asked) ? asked : {};
  const [size, number] = [Number(wanted['pageSize']), Number(wanted['pageNum'])];
  const differences = isCounted ? countDifferences(page, size, number) : [];
  const drifts: Drift[] = [];
  const isShort = isCounted && totals !== null && number === 1 && rows.length > 0;
  if (isShort && rows.length < Math.min(size, totals)) {
    const [length, all, some] = [String(rows.length), String(totals), String(size)];
    // Documents limit the page size of some calls; the portal asks for further pages.
    if (rows.length >= Math.min(size, DOCUMENTED_ROWS[operation] ?? size))
      drifts.push({ kind: 'pageCap', place: `/data/list ${length} of ${all}, ${some} were asked for` });
    else
      differences.push(
        ...wrongIf(
          true,
          '/data/list',
          `${length} of ${all} rows received, ${some} were asked for`,
          `共 ${all} 行、请求 ${some} 行，只返回 ${length} 行`,
        ),
      );
  }
  differences.push(
    ...wrongIf(new Set(ids).size < ids.length, '/data/list', 'names an id twice', '同一 id 出现两次'),
  );
  return { differences, drifts: [...drifts, ...orderDrifts(page)] };
}

/** Compares the second page with the first: other rows, the same total. */
export function nextPageDifferences(first: unknown, second: unknown): Difference[] {
  const [one, two] = [pageOf(first), pageOf(second)];
  if (one === null || two === null) return [];
  const again = two.ids.filter((id) => one.ids.includes(id)).length;
  return [
    ...wrongIf(
      again > 0,
      '/data/list',
      `page 2 repeats ${again} rows of page 1`,
      `第 2 页有 ${again} 行与第 1 页相同`,
    ),
    ...wrongIf(
      one.totals !== null && two.totals !== null && one.totals !== two.totals,
      '/data/totals',
      `page 1 says ${one.totals}, page 2 ${two.totals}`,
      `第 1 页为 ${one.totals}，第 2 页为 ${two.totals}`,
    ),
  ];
}
