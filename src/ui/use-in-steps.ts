import { startTransition, useEffect, useState } from 'react';

export function newVisit() {
  let whole = false;
  return {
    stands: () => whole,
    stood: () => {
      whole = true;
    },
  };
}

const VISIT = newVisit();

/** More than the first would be a long task. Later pages render at once, so that scroll restoration works. */
export function useInSteps(count: number, visit: ReturnType<typeof newVisit> = VISIT): number {
  const [drawn, setDrawn] = useState(() => (visit.stands() ? count : 1));
  useEffect(() => {
    if (drawn >= count) {
      visit.stood();
      return undefined;
    }
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, visit]);
  return Math.min(drawn, count);
}
