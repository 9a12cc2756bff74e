import { useSyncExternalStore } from 'react';
import { KEPT_AT } from '#src/lib/offline.ts';

/**
 * Whether the product page shows a response cached by the service worker (src/app/offline-worker.ts), which caches no other
 * calls.
 */

let keptAt: number | null = null;
const listeners = new Set<() => void>();

export function noteKeptAnswer(headers: Headers): void {
  const time = Date.parse(headers.get(KEPT_AT) ?? '');
  const now = Number.isNaN(time) ? null : time;
  if (now === keptAt) return;
  keptAt = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): number | null => keptAt;

/** Time of the cached response, Unix ms; null for a fresh one. */
export const useKeptAt = (): number | null => useSyncExternalStore(subscribe, current, current);
