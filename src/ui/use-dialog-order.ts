import { useCallback, useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** Longer than a dialog needs to fade, ms. */
const FADED_MS = 200;

interface Opening {
  id: string;
}

/** Open dialogs, the newest last. Each opening counts for itself: one that is opened again at once must not be lost. */
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

/**
 * Where a dialog lies among all open ones: the newest lies above the others, wherever it stands in the document, and
 * Escape closes only that one.
 */
export function useDialogOrder(opened: boolean): { topmost: boolean; depth: number } {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opening: Opening = { id };
    change([...open, opening]);
    return () => {
      // Later: it keeps its place while it fades, and the key that closed it does not close the next one as well.
      setTimeout(() => {
        change(open.filter((other) => other !== opening));
      }, FADED_MS);
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
