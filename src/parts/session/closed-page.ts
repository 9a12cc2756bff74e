import type { AnyRouteMatch } from '@tanstack/react-router';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Closed } from './run-gate.ts';

export interface ClosedPage extends Closed {
  page: TextKey;
}

/** Null if the guard granted access. */
export function closedPageOf(matches: readonly AnyRouteMatch[]): ClosedPage | null {
  const leaf = matches.at(-1);
  if (leaf === undefined) return null;
  // Set by `enforceGate`; public pages have none.
  const { turnedAway = null } = leaf.context as { turnedAway?: Closed | null };
  return turnedAway === null ? null : { ...turnedAway, page: leaf.staticData.title ?? 'nav.home' };
}
