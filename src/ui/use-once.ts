import { useRef, useState } from 'react';

interface Once<Args extends unknown[], Result> {
  /** For `loading` of the button: it then keeps the focus and cannot be pressed. */
  busy: boolean;
  /** Undefined when it was dropped, because one was running. */
  run: (...args: Args) => Promise<Result | undefined>;
}

/**
 * One at a time: what is asked for while the task runs is dropped, also the second click of a double click, which comes
 * before the next render. A task that throws leaves the way free.
 */
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
