import { useSyncExternalStore } from 'react';
import { newListeners } from '#src/lib/listeners.ts';
import { CACHED_AT } from '#src/lib/offline.ts';

/** Whether the product page shows a response that the service worker cached (src/app/offline-worker.ts). */

let cachedAt: number | null = null;
const { subscribe, notify } = newListeners();

export function noteCachedAnswer(headers: Headers): void {
  const time = Date.parse(headers.get(CACHED_AT) ?? '');
  const now = Number.isNaN(time) ? null : time;
  if (now === cachedAt) return;
  cachedAt = now;
  notify();
}

const current = (): number | null => cachedAt;

/** Time of the cached response, Unix ms; null for a fresh one. */
export const useCachedAt = (): number | null => useSyncExternalStore(subscribe, current, current);
