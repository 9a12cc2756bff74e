import { RESOURCE_PAGE_SIZE } from '#src/lib/limits.ts';
import type { DictionaryEntry } from '#src/parts/dictionary/entry.ts';

/** Resources in tabs by type (document 2 §2, §3). */

export interface Resource {
  id: string;
  name: string;
  introduction: string;
  /** Attachment ids, or null. */
  picture: string | null;
  file: Record<'zh' | 'en', string | null>;
}

/** The tab that is shown: that of the address, else the first one; null while there is none. */
export function shownType(types: readonly DictionaryEntry[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}

/** There is more when the total is above five a page shown (document 2 §9). */
export function hasMore(pages: readonly { total: number | null }[]): boolean {
  return (pages.at(-1)?.total ?? 0) > RESOURCE_PAGE_SIZE * pages.length;
}
