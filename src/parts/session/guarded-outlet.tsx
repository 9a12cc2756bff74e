import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TurnedAway, type ClosedPage } from './turned-away.tsx';

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

/** The page of the address, or why its reader may not have it. */
export function GuardedOutlet(): ReactNode {
  const closed = useClosedPage();
  return closed === null ? <Outlet /> : <TurnedAway {...closed} />;
}
