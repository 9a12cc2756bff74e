import { useLayoutEffect } from 'react';

/**
 * Counts on `<html>`, as `data-<mark>`, the parts of a kind that are shown, for styles elsewhere on the page. `body:has()` in
 * its place would restyle the whole document whenever an element is inserted.
 */
export function useRootMark(mark: 'notices' | 'registration' | 'returnBar', shown = true): void {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const { dataset } = document.documentElement;
    dataset[mark] = String(Number(dataset[mark] ?? 0) + 1);
    return () => {
      if (dataset[mark] === '1') delete dataset[mark];
      else dataset[mark] = String(Number(dataset[mark]) - 1);
    };
  }, [mark, shown]);
}
