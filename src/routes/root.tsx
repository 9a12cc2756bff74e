import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textsOfPage } from '#src/i18n/load-texts.ts';
import { config } from '#src/config/config.ts';
import { LoginHost } from '#src/features/auth/login-host.tsx';
import { needTexts } from '#src/i18n/i18n.ts';
import { canonicalPath } from '#src/lib/canonical-path.ts';
import { useDocumentTitle } from '#src/parts/page/use-document-title.ts';
import { GuardedOutlet, TurnedAwayAlone, useClosedPage } from '#src/parts/session/guarded-outlet.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { RouteProgress } from '#src/ui/route-progress.tsx';
import { GateHost } from '#src/parts/session/gate-actions.ts';
import { PagePending } from '#src/parts/page/page-states.tsx';
import { ShellPending } from './shell.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  /** Full path of the route that a pathname leads to, e.g. `/app/epd/$id`; null when there is none. */
  templateOf: (pathname: string) => string | null;
  /** Error of the page's texts; thrown, it would replace the layout. */
  missingTexts: Error | null;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const template = context.templateOf(location.pathname);
    if (template === null || template === '/$') return undefined;
    if (config().hiddenPages.includes(template)) throw redirect({ to: '/', replace: true });
    const fixed = canonicalPath(location.pathname, template);
    if (fixed === null)
      return needTexts(textsOfPage(template))?.then(
        () => ({ missingTexts: null }),
        (missingTexts: Error) => ({ missingTexts }),
      );
    const hash = location.hash === '' ? '' : `#${location.hash}`;
    throw redirect({ href: `${fixed}${location.searchStr}${hash}`, replace: true });
  },
  component: Root,
  wrapInSuspense: true,
  pendingComponent: RootPending,
});

const useIsInShell = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_shell') });

/** A refused page outside the main layout needs a frame of its own. */
function Page(): ReactNode {
  const closed = useClosedPage();
  if (useIsInShell()) return <Outlet />;
  return closed === null ? <GuardedOutlet /> : <TurnedAwayAlone {...closed} />;
}

function Root(): ReactNode {
  useDocumentTitle();
  return (
    <>
      <PartBoundary>
        <RouteProgress />
      </PartBoundary>
      <Page />
      <GateHost />
      <PartBoundary>
        <LoginHost />
      </PartBoundary>
    </>
  );
}

/** Until the guard of the first page has decided. */
function RootPending(): ReactNode {
  return useIsInShell() ? <ShellPending /> : <PagePending />;
}
