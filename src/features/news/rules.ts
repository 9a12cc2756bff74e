import type { NewsSearch } from './search.ts';

/** News as a timeline: its days, and who stands beside whom (document 2 §2, §7). */

export interface NewsItem {
  id: string;
  title: string;
  summary: string;
  publisher: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Attachment id, or null. */
  picture: string | null;
  /** One of the three newest of all. */
  isNew: boolean;
}

export interface Article extends NewsItem {
  editor: string;
  /** Untrusted. */
  html: string;
}

export type NewsFilters = Omit<NewsSearch, 'page'>;

const FILTERS = ['title', 'publisher', 'from', 'until'] as const satisfies readonly (keyof NewsFilters)[];
export type NewsFilter = (typeof FILTERS)[number];

/** The filters that are on, in the order of the form. */
export function activeFilters(search: NewsSearch): NewsFilter[] {
  return FILTERS.filter((name) => search[name] !== undefined);
}

/** The end before the beginning finds nothing. */
export function datesCross({ from, until }: NewsFilters): boolean {
  return from !== undefined && until !== undefined && until < from;
}

export interface NewsDay {
  date: string;
  items: readonly NewsItem[];
}

/** The days of a list that came newest first. A day that was split over two pages is one day. */
export function byDay(items: readonly NewsItem[]): NewsDay[] {
  const days = new Map<string, NewsItem[]>();
  for (const item of items) {
    const known = days.get(item.date);
    if (known === undefined) days.set(item.date, [item]);
    else known.push(item);
  }
  return [...days].map(([date, ofDay]) => ({ date, items: ofDay }));
}

export interface Neighbours {
  newer: NewsItem | null;
  older: NewsItem | null;
}

/**
 * Who stands before and after an article in a list that came newest first; null while that cannot be said: the article has
 * not come yet, or it is the last one that came and there are more.
 */
export function neighboursOf(items: readonly NewsItem[], id: string, isAll: boolean): Neighbours | null {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return isAll ? { newer: null, older: null } : null;
  if (at === items.length - 1 && !isAll) return null;
  return { newer: items[at - 1] ?? null, older: items[at + 1] ?? null };
}
