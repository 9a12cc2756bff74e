import { startTransition, useEffect, useState } from 'react';

/** A visit: from when the portal starts to when its window goes. */
interface Visit {
  /** Whether a page of it has been drawn whole. */
  readonly stands: () => boolean;
  readonly stood: () => void;
}

/** A visit that begins. */
export function newVisit(): Visit {
  let whole = false;
  return {
    stands: () => whole,
    stood: () => {
      whole = true;
    },
  };
}

const VISIT = newVisit();

/**
 * How many of `count` parts of a page are drawn: of the first page of a visit, which starts the portal, one more with each frame, so that
 * none of them takes long. Later pages come at once: whoever goes back finds them as long as they were, and their place in them.
 */
export function useInSteps(count: number, visit: Visit = VISIT): number {
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
