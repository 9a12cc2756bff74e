import { useCallback, useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** Longer than the fade-out of a dialog, ms. */
const FADED_MS = 200;

interface Opening {
  id: string;
}

/** Newest last. One entry per opening, so that an immediate reopening counts. */
let open: readonly Opening[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Opening[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stacking order by opening time; Escape closes only the topmost dialog. */
export function useDialogOrder(opened: boolean): { topmost: boolean; depth: number } {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opening: Opening = { id };
    change([...open, opening]);
    return () => {
      // Delayed: it keeps its place during the fade-out, and the same key press must not close the next dialog.
      setTimeout(() => change(open.filter((other) => other !== opening)), FADED_MS);
    };
  }, [id, opened]);
  const depth = useSyncExternalStore(
    subscribe,
    useCallback(() => open.findLastIndex((opening) => opening.id === id), [id]),
  );
  const topmost = useSyncExternalStore(
    subscribe,
    useCallback(() => open.at(-1)?.id === id, [id]),
  );
  return { topmost, depth: Math.max(0, depth) };
}
