import { startTransition, useEffect, useState } from 'react';

/** Whether a page of this visit has been drawn whole. */
const VISIT = { stands: false };

/**
 * How many of `count` parts of a page are drawn: of the first page of a visit, which starts the portal, one more with each frame, so that
 * none of them takes long. Later pages come at once: whoever goes back finds them as long as they were, and their place in them.
 */
export function useInSteps(count: number, visit = VISIT): number {
  const [drawn, setDrawn] = useState(visit.stands ? count : 1);
  useEffect(() => {
    if (drawn >= count) {
      visit.stands = true;
      return undefined;
    }
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, visit]);
  return Math.min(drawn, count);
}
