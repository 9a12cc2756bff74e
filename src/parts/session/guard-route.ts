import type { GuardedPath } from '#src/lib/guards.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { Wanted } from './decide-guard.ts';
import type { Closed } from './run-gate.ts';

/** `beforeLoad` of a guarded page (document 2 §6). The decision is loaded on demand. */
export function guardRoute(path: GuardedPath): (wanted: Wanted) => Promise<{ turnedAway: Closed | null }> {
  return async (wanted) => {
    const { decideGuard } = await loadPart(() => import('./decide-guard.ts'));
    return decideGuard(path, wanted);
  };
}
