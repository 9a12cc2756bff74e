import { useEffect, useState } from 'react';

/** From here on a wait is longer than anybody expects, ms (ours: the documents let a call wait for ten minutes). */
export const SLOW_AFTER_MS = 10_000;

/** Whether something that is shown since its first render has been waiting for long. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
