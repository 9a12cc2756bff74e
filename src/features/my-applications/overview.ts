/** Filter, order and paging of My EPD/CFP as pure functions. */
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { compare } from '#src/lib/compare.ts';
import { containsWords } from '#src/lib/match-words.ts';
import { STAGES, type Stage } from '#src/lib/states.ts';
import type { MyApplication } from './model.ts';
import { TURNS, type MineSearch, type Turn } from './search.ts';
import { situationOf } from './situation.ts';

/** Page size when a part is chosen or a search is active. */
export const PART_PAGE_SIZE = 20;

export function turnOf({ progress }: Pick<MyApplication, 'progress'>, today: string): Turn {
  return situationOf(progress, today).turn;
}

/** Ascending; null comes last. */
function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** By the user's deadline, then by the platform's plan. Stable: rows without a date stay last in their original order. */
export function byDay({ progress: a }: MyApplication, { progress: b }: MyApplication): number {
  if (a.released || b.released) return Number(a.released) - Number(b.released);
  return compareDays(a.customerDue, b.customerDue) || compareDays(a.dueDate, b.dueDate);
}

/** Day of the last change that the server states, `YYYY-MM-DD`: application, start or end of a stage. */
export function lastChange({ appliedAt, stages }: MyApplication, today: string): string {
  const days = stages.flatMap(({ startedAt, finishedAt }) => [startedAt ?? '', finishedAt ?? '']);
  return [appliedAt.slice(0, 10), ...days].reduce(
    (last, day) => (day > last && day <= today ? day : last),
    '',
  );
}

/** By date of application, newest first. Stable: rows without a date stay last in their original order. */
function newestFirst(a: MyApplication, b: MyApplication): number {
  return compare(b.appliedAt, a.appliedAt);
}

/** Searchable text: numbers of the application, contract, declarations and PCR; products and PCR in both languages. */
export function searchedText(application: MyApplication): string {
  const { number, products, pcr, pcrNumber, contractNumber, declarations } = application;
  const names = [...products, pcr].flatMap(({ zh, en }) => [zh, en]);
  const registered = declarations.map(({ registrationNumber }) => registrationNumber);
  return [number, contractNumber, ...registered, pcrNumber, ...names].join('\n');
}

/** Whether every word of the query occurs in {@link searchedText}. */
export function matches(application: MyApplication, query: string): boolean {
  return containsWords(searchedText(application), query);
}

export interface Overview {
  /** Number of matching applications per part, at the chosen station. */
  counts: Record<Turn, number>;
  /** Number at each station, in the chosen part. */
  stations: readonly number[];
  /** Cards: the user's tasks, next deadline first. */
  yours: readonly MyApplication[];
  rows: readonly MyApplication[];
  pageSize: number;
}

/**
 * By default the user's tasks come first, above the other applications in pages of four (document 2 §2); a chosen part or a
 * search has larger pages.
 */
export function overviewOf(all: readonly MyApplication[], search: MineSearch, today: string): Overview {
  const { turn: part, station, q = '', sort } = search;
  const matching = all.filter((row) => matches(row, q)).map((row) => ({ row, turn: turnOf(row, today) }));
  const at = (one: (typeof matching)[number], stage: Stage): boolean => one.row.progress.stage === stage;
  const chosen = station === undefined ? undefined : STAGES[Number(station) - 1];
  const found = chosen === undefined ? matching : matching.filter((one) => at(one, chosen));
  const inPart = matching.filter(({ turn }) => part === undefined || turn === part);
  const newest = (a: MyApplication, b: MyApplication): number =>
    (sort === 'new' ? 0 : compare(lastChange(b, today), lastChange(a, today))) || newestFirst(a, b);
  const of = (...turns: Turn[]): MyApplication[] =>
    found.filter(({ turn }) => turns.includes(turn)).map(({ row }) => row);
  const rows = part === 'yours' ? [] : part === undefined ? of('others', 'unknown', 'released') : of(part);
  return {
    counts: {
      yours: of('yours').length,
      others: of('others').length,
      unknown: of('unknown').length,
      released: of('released').length,
    },
    stations: STAGES.map((stage) => inPart.filter((one) => at(one, stage)).length),
    yours: part === undefined || part === 'yours' ? of('yours').sort(byDay) : [],
    rows: rows.sort(sort === 'due' ? byDay : newest),
    pageSize: part === undefined && station === undefined && q === '' ? SEARCH_PAGE_SIZE : PART_PAGE_SIZE,
  };
}

/** First pages of rows. `hasMore` is false when the total is at most page size times page number (document 2 §2). */
export function firstPages<Row>(rows: readonly Row[], pages: number, pageSize: number) {
  const shown = rows.slice(0, pages * pageSize);
  return { rows: shown, total: rows.length, hasMore: rows.length > pageSize * pages };
}

/** Parts to offer as filters: an empty part is hidden while applications of unknown state may belong to it. */
export function knownParts(counts: Overview['counts']): Turn[] {
  return TURNS.filter(
    (turn) => turn === 'yours' || turn === 'others' || counts[turn] > 0 || counts.unknown === 0,
  ).filter((turn) => turn !== 'unknown' || counts.unknown > 0);
}
