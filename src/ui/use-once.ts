import { useRef, useState } from 'react';

/** Drops calls during a run, also a second click before the next render. A task that throws releases the lock. */
export function useOnce<Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>) {
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = async (...args: Args): Promise<Result | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setBusy(true);
    try {
      return await task(...args);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
