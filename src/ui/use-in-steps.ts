import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` parts of a page are drawn: one more with each frame, so that none of them takes long and the page answers to
 * fingers in between.
 * @param from how many at once
 */
export function useInSteps(count: number, from: number): number {
  const [drawn, setDrawn] = useState(from);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
