export interface Listeners<Args extends unknown[]> {
  /** Returns the unsubscribe function. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
}

/** Listeners of a value outside React, in the shape that `useSyncExternalStore` takes. */
export function newListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
