import { Outlet, useMatches, useRouteContext, type AnyRouteMatch } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PageError, PagePending } from '#src/parts/page/page-states.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Closed } from './run-gate.ts';

const LateTurnedAway = lazyPart(() => import('./turned-away.tsx').then((part) => part.TurnedAway));

const LateTurnedAwayAlone = lazyPart(() => import('./turned-away.tsx').then((part) => part.TurnedAwayAlone));

export function useClosedPage(): ClosedPage | null {
  return useMatches({ select: closedPageOf, structuralSharing: true });
}

/** Loaded on demand. */
function TurnedAway(closed: ClosedPage): ReactNode {
  return (
    <Suspense fallback={<PagePending />}>
      <LateTurnedAway {...closed} />
    </Suspense>
  );
}

/** Variant for pages outside the main layout. */
export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <Suspense fallback={<PagePending />}>
      <LateTurnedAwayAlone {...closed} />
    </Suspense>
  );
}

/** The page, or why access is refused, or why its texts are missing. */
export function GuardedOutlet(): ReactNode {
  const closed = useClosedPage();
  const missingTexts = useRouteContext({ from: '__root__', select: (context) => context.missingTexts });
  if (missingTexts !== null) return <PageError error={missingTexts} />;
  return closed === null ? <Outlet /> : <TurnedAway {...closed} />;
}

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
