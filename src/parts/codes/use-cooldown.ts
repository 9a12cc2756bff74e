import { useSyncExternalStore } from 'react';
import { cooldownEnd, subscribeCooldown, type CodePurpose } from './cooldown.ts';

/** Moment from which another code may be asked for, ms since 1970, or null; for `CountdownButton`. */
export function useCooldown(purpose: CodePurpose): number | null {
  return useSyncExternalStore(subscribeCooldown, () => cooldownEnd(purpose));
}
