import { useSyncExternalStore } from 'react';
import { KEPT_AT } from '#src/lib/offline.ts';

/** Whether the product is shown from a kept answer (src/app/offline-worker.ts): the worker keeps no other call's. */

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

/** When the server gave what is shown, ms; null for a fresh answer. */
export const useKeptAt = (): number | null => useSyncExternalStore(subscribe, current, current);
