/** What My EPD/CFP shows of all applications: whose turn it is, what was looked for, in which order. Pure. */
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { containsWords } from '#src/lib/match-words.ts';
import type { MyApplication } from './model.ts';
import type { MineSearch, Turn } from './search.ts';
import { situationOf } from './situation.ts';

/** Rows that a press on "more" brings where somebody chose a part or looked for something. */
export const PART_PAGE_SIZE = 20;

/** Whose turn it is. */
export function turnOf({ progress }: Pick<MyApplication, 'progress'>, today: string): Turn {
  return situationOf(progress, today).turn;
}

/** By day, the next one first; what has none comes last. */
function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** By the reader's own deadline, then by the platform's plan; what has no day stays last, in the order in which it came. */
export function byDay({ progress: a }: MyApplication, { progress: b }: MyApplication): number {
  if (a.released || b.released) return Number(a.released) - Number(b.released);
  return compareDays(a.customerDue, b.customerDue) || compareDays(a.dueDate, b.dueDate);
}

/** What an application is found by: its numbers, those of its contract and declarations, products and PCR in both languages. */
export function searchedText(application: MyApplication): string {
  const { number, id, products, pcr, pcrNumber, contractNumber, declarations } = application;
  const names = [...products, pcr].flatMap(({ zh, en }) => [zh, en]);
  const registered = declarations.map(({ registrationNumber }) => registrationNumber);
  return [number === '' ? id : number, contractNumber, ...registered, pcrNumber, ...names].join('\n');
}

/** Whether every word stands in numbers, products or PCR, in whatever language. */
export function matches(application: MyApplication, query: string): boolean {
  return containsWords(searchedText(application), query);
}

export interface Overview {
  /** How many there are of each part, among what matches. */
  counts: Record<Turn, number>;
  /** Shown as cards: what waits for the reader, the next deadline first. */
  yours: readonly MyApplication[];
  /** Shown as rows. */
  rows: readonly MyApplication[];
  /** Rows a page. */
  pageSize: number;
}

/**
 * Without a choice, what waits for the reader stands above all others, of which four a page show (document 2 §2); a part or a
 * search shows more of them at once.
 */
export function overviewOf(all: readonly MyApplication[], search: MineSearch, today: string): Overview {
  const { turn: part, q = '', sort } = search;
  const found = all.filter((row) => matches(row, q)).map((row) => ({ row, turn: turnOf(row, today) }));
  const of = (...turns: Turn[]): MyApplication[] =>
    found.filter(({ turn }) => turns.includes(turn)).map(({ row }) => row);
  const rows = part === 'yours' ? [] : part === undefined ? of('others', 'released') : of(part);
  return {
    counts: { yours: of('yours').length, others: of('others').length, released: of('released').length },
    yours: part === undefined || part === 'yours' ? of('yours').sort(byDay) : [],
    rows: sort === 'due' ? rows.sort(byDay) : rows,
    pageSize: part === undefined && q === '' ? SEARCH_PAGE_SIZE : PART_PAGE_SIZE,
  };
}

/** The first pages of rows; no more when the total is at most page size times page number (document 2 §2). */
export function firstPages<Row>(rows: readonly Row[], pages: number, pageSize: number) {
  const shown = rows.slice(0, pages * pageSize);
  return { rows: shown, total: rows.length, hasMore: rows.length > pageSize * pages };
}
