import { useSyncExternalStore } from 'react';
import { cooldownEnd, subscribeCooldown, type CodeTarget } from './cooldown.ts';

/** Moment from which another code may be asked for, ms since 1970, or null; for `CountdownButton`. */
export function useCooldown(target: CodeTarget): number | null {
  return useSyncExternalStore(subscribeCooldown, () => cooldownEnd(target));
}
