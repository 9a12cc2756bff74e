/** Pages of rows, judged as pages: how long they are, what they count, whether rows come twice, and in which order. */
import { isObject } from '../openapi/json.ts';
import type { Difference } from './words.ts';

/** Lists that the portal shows as they come, newest first (a document says it, or nobody does: then it is an assumption). */
const NEWEST_FIRST = ['sendTime', 'publishTime', 'applicationTime', 'createTime'];

interface Page {
  readonly rows: readonly unknown[];
  readonly totals: number | null;
  readonly pageNum: number | null;
  readonly ids: readonly string[];
}

const count = (value: unknown): number | null =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : null;

/** The page in an answer; null where it holds none. */
export function pageOf(json: unknown): Page | null {
  const data = isObject(json) ? json['data'] : null;
  if (!isObject(data) || !Array.isArray(data['list'])) return null;
  // News come in groups of a day, and count single items.
  const rows: readonly unknown[] = data['list'].flatMap((row: unknown) =>
    isObject(row) && Array.isArray(row['list']) ? (row['list'] as unknown[]) : [row],
  );
  const ids = rows.flatMap((row) => {
    const id = isObject(row) ? row['id'] : undefined;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return { rows, totals: count(data['totals']), pageNum: count(data['pageNum']), ids };
}

const wrong = (place: string, en: string, zh: string): Difference => ({
  kind: 'wrong',
  place,
  says: { en, zh },
});

/** Whether rows that tell their time come newest first. */
function orderDifferences({ rows }: Page): Difference[] {
  const field = NEWEST_FIRST.find((name) =>
    rows.every((row) => isObject(row) && typeof row[name] === 'string'),
  );
  if (field === undefined || rows.length < 2) return [];
  // As objects: the line above has looked.
  const times = rows.map((row) => String((row as Readonly<Record<string, unknown>>)[field]));
  return times.every((time, at) => at === 0 || (times[at - 1] ?? '') >= time)
    ? []
    : [wrong(`/data/list/[]/${field}`, 'rows are not newest first', '各行不是从新到旧排列')];
}

/** What is wrong with one page. @param asked body or query of the request */
export function pageDifferences(json: unknown, asked: unknown): Difference[] {
  const page = pageOf(json);
  if (page === null) return [];
  const { rows, totals, pageNum, ids } = page;
  const wanted = isObject(asked) ? asked : {};
  const [size, number] = [Number(wanted['pageSize']), Number(wanted['pageNum'])];
  const found: Difference[] = [];
  const length = String(rows.length);
  if (rows.length > size)
    found.push(
      wrong(
        '/data/list',
        `${String(size)} rows were asked for, ${length} came`,
        `请求 ${String(size)} 行，返回 ${length} 行`,
      ),
    );
  if (totals !== null && totals < rows.length)
    found.push(
      wrong(
        '/data/totals',
        `says ${String(totals)}, and ${length} rows came`,
        `为 ${String(totals)}，却返回 ${length} 行`,
      ),
    );
  if (totals !== null && totals > 0 && rows.length === 0 && number === 1)
    found.push(
      wrong(
        '/data/list',
        `is empty, and totals says ${String(totals)}`,
        `为空，而 totals 为 ${String(totals)}`,
      ),
    );
  if (totals !== null && rows.length < Math.min(size, totals) && rows.length > 0 && number === 1)
    found.push(
      wrong(
        '/data/list',
        `${length} of ${String(totals)} rows came, ${String(size)} were asked for`,
        `共 ${String(totals)} 行、请求 ${String(size)} 行，只返回 ${length} 行`,
      ),
    );
  if (pageNum !== null && Number.isFinite(number) && pageNum !== number)
    found.push(
      wrong(
        '/data/pageNum',
        `is ${String(pageNum)}, page ${String(number)} was asked for`,
        `为 ${String(pageNum)}，请求的是第 ${String(number)} 页`,
      ),
    );
  if (new Set(ids).size < ids.length)
    found.push(wrong('/data/list', 'names an id twice', '同一 id 出现两次'));
  return [...found, ...orderDifferences(page)];
}

/** The next page beside the first: other rows, the same count. */
export function nextPageDifferences(first: unknown, second: unknown): Difference[] {
  const [one, two] = [pageOf(first), pageOf(second)];
  if (one === null || two === null) return [];
  const again = two.ids.filter((id) => one.ids.includes(id));
  return [
    ...(again.length > 0
      ? [
          wrong(
            '/data/list',
            `page 2 repeats ${String(again.length)} rows of page 1`,
            `第 2 页有 ${String(again.length)} 行与第 1 页相同`,
          ),
        ]
      : []),
    ...(one.totals !== null && two.totals !== null && one.totals !== two.totals
      ? [
          wrong(
            '/data/totals',
            `page 1 says ${String(one.totals)}, page 2 ${String(two.totals)}`,
            `第 1 页为 ${String(one.totals)}，第 2 页为 ${String(two.totals)}`,
          ),
        ]
      : []),
  ];
}
