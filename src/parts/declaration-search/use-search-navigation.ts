import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { changed, type SearchParams } from './filters.ts';

export type SearchNavigation = ReturnType<typeof useSearchNavigation>;

/** Updates the search of the URL, which is the only state. Referentially stable while the URL is unchanged. */
export function useSearchNavigation(search: SearchParams) {
  const router = useRouter();
  // Opened from a row: closing goes back in the history instead of pushing an entry.
  const openedHere = useRef(false);
  useEffect(() => {
    if (search.id === undefined) openedHere.current = false;
  }, [search.id]);

  return useMemo(() => {
    const go = (next: SearchParams, replace = false): void =>
      void router.navigate({ to: '/epd/epdSearch', search: next, replace, resetScroll: false });
    return {
      go,
      change: (change: Partial<SearchParams>) => go(changed(search, change)),
      showPages: (page: number) => go({ ...search, page }, true),
      choose: (compare: string | undefined) => go({ ...search, compare }, true),
      noteOpened: () => {
        openedHere.current = true;
      },
      open: (id: string) => {
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
