import { useSyncExternalStore } from 'react';
import { CACHED_AT } from '#src/lib/offline.ts';

/** Whether the product page shows a response that the service worker cached (src/app/offline-worker.ts). */

let cachedAt: number | null = null;
const listeners = new Set<() => void>();

export function noteCachedAnswer(headers: Headers): void {
  const time = Date.parse(headers.get(CACHED_AT) ?? '');
  const now = Number.isNaN(time) ? null : time;
  if (now === cachedAt) return;
  cachedAt = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): number | null => cachedAt;

/** Time of the cached response, Unix ms; null for a fresh one. */
export const useCachedAt = (): number | null => useSyncExternalStore(subscribe, current, current);
