import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PageError } from '#src/parts/page/page-error.tsx';
import { PagePending } from '#src/parts/page/page-pending.tsx';
import { closedPageOf, type ClosedPage } from './closed-page.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const LateTurnedAway = lazyPart(() => import('./turned-away.tsx').then((part) => part.TurnedAway));

const LateTurnedAwayAlone = lazyPart(() =>
  import('./turned-away-alone.tsx').then((part) => part.TurnedAwayAlone),
);

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
