import { useRef, useState } from 'react';

interface Once<Args extends unknown[], Result> {
  busy: boolean;
  /** Undefined if dropped because another run was in progress. */
  run: (...args: Args) => Promise<Result | undefined>;
}

/** Drops calls during a run, also a second click before the next render. A task that throws releases the lock. */
export function useOnce<Args extends unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): Once<Args, Result> {
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
