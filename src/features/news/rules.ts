import type { NewsItem } from './read.ts';
import type { NewsSearch } from './search.ts';

/** News as a timeline (document 2 §2, §7). */

export type NewsFilters = Omit<NewsSearch, 'page'>;

const FILTERS = ['title', 'publisher', 'from', 'until'] as const satisfies readonly (keyof NewsFilters)[];
export type NewsFilter = (typeof FILTERS)[number];

export function activeFilters(search: NewsSearch): NewsFilter[] {
  return FILTERS.filter((name) => search[name] !== undefined);
}

/** True for an empty range of dates. */
export function datesCross({ from, until }: NewsFilters): boolean {
  return from !== undefined && until !== undefined && until < from;
}

export interface NewsDay {
  date: string;
  items: readonly NewsItem[];
}

/** Groups a list by day, newest first; merges a day that spans two pages. */
export function byDay(items: readonly NewsItem[]): NewsDay[] {
  const days = new Map<string, NewsItem[]>();
  for (const item of items) {
    const known = days.get(item.date);
    if (known === undefined) days.set(item.date, [item]);
    else known.push(item);
  }
  return [...days].map(([date, ofDay]) => ({ date, items: ofDay }));
}

/**
 * The documents define the values 1, 2 and 3 without a meaning: read as ranks, ignored when a rank repeats or an unmarked
 * one is first. Only the newest day is called new.
 */
export function newestOf(items: readonly NewsItem[]): ReadonlySet<string> {
  const marked = items.filter(({ newest }) => newest !== null);
  const isRank = new Set(marked.map(({ newest }) => newest)).size === marked.length;
  const comeFirst = marked.every((item, at) => items[at] === item);
  const ofNewestDay = marked.filter(({ date }) => date === items[0]?.date);
  return new Set(isRank && comeFirst ? ofNewestDay.map(({ id }) => id) : []);
}
