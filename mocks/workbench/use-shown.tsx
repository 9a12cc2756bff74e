import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from './use-words.ts';

/**
 * The beginning of a long list, and the button that shows more of it; null when all is shown.
 * @param least how many are shown at first if `step` is fewer
 */
export function useShown<T>(
  all: readonly T[],
  step: number,
  least = 0,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const { w } = useWords();
  const [count, setCount] = useState(Math.max(step, least));
  const left = all.length - count;
  const more =
    left <= 0 ? null : (
      <Button mt="md" variant="default" onClick={() => setCount(count + step)}>
        {w('more', { count: Math.min(left, step) })}
      </Button>
    );
  return { shown: all.slice(0, count), more };
}
