import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { changed, type SearchParams } from './filters.ts';

export interface SearchNavigation {
  /** Another search: a step of its own in the browser's history. */
  change: (change: Partial<SearchParams>) => void;
  go: (search: SearchParams) => void;
  /** More pages of the same search: the history keeps one step for them. */
  showPages: (page: number) => void;
  /** Other declarations to compare: the history keeps one step for the choice. */
  choose: (compare: string | undefined) => void;
  /** To be called when a row's link is followed. */
  noteOpened: () => void;
  /** A declaration over the list, as a row's link opens it. */
  open: (id: string) => void;
  /** Another declaration in the open dialog. */
  close: () => void;
}

/** The address is the state of the search: every change of it goes through here. The same object as long as the address is. */
export function useSearchNavigation(search: SearchParams): SearchNavigation {
  const router = useRouter();
  // Opened from a row: closing then goes back to that step instead of adding one.
  const openedHere = useRef(false);
  useEffect(() => {
    if (search.id === undefined) openedHere.current = false;
  }, [search.id]);

  return useMemo(() => {
    const go = (next: SearchParams, replace = false): void =>
      void router.navigate({ to: '/epd/epdSearch', search: next, replace, resetScroll: false });
    return {
      go,
      change: (change) => go(changed(search, change)),
      showPages: (page) => go({ ...search, page }, true),
      choose: (compare) => go({ ...search, compare }, true),
      noteOpened: () => {
        openedHere.current = true;
      },
      open: (id) => {
        openedHere.current = true;
        go({ ...search, id });
      },
      close: () => {
        if (openedHere.current) router.history.back();
        else go({ ...search, id: undefined }, true);
      },
    };
  }, [router, search]);
}
