import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import type { ClosedPage } from './turned-away.tsx';

const LateTurnedAway = lazy(() =>
  loadPart(() => import('./turned-away.tsx')).then((part) => ({ default: part.TurnedAway })),
);

const LateTurnedAwayAlone = lazy(() =>
  loadPart(() => import('./turned-away-alone.tsx')).then((part) => ({ default: part.TurnedAwayAlone })),
);

/** The page of the address, when its guard did not let the reader through; else null. */
export function useClosedPage(): ClosedPage | null {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      if (leaf === undefined || !('turnedAway' in leaf.context) || leaf.context.turnedAway === null)
        return null;
      return { ...leaf.context.turnedAway, page: leaf.staticData.title ?? 'nav.home' };
    },
    structuralSharing: true,
  });
}

/** Why the reader may not have the page; it comes when somebody is turned away. */
function TurnedAway(closed: ClosedPage): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      <LateTurnedAway {...closed} />
    </Suspense>
  );
}

/** The same on a page outside the main layout, in a frame of its own. */
export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      <LateTurnedAwayAlone {...closed} />
    </Suspense>
  );
}

function Waiting(): ReactNode {
  return (
    <PageWidth>
      <LoadingState shape="rows" />
    </PageWidth>
  );
}

/** The page of the address, or why its reader may not have it. */
export function GuardedOutlet(): ReactNode {
  const closed = useClosedPage();
  return closed === null ? <Outlet /> : <TurnedAway {...closed} />;
}
