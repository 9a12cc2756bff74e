import { useEffect, useState } from 'react';

/** ms (ours: the documents allow a call ten minutes). */
export const SLOW_AFTER_MS = 10_000;

export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
