import { useQueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { RouterContext } from '#src/app/router-context.ts';
import { config } from '#src/config/config.ts';
import { LoginHost } from '#src/features/auth/login-host.tsx';
import { canonicalPath } from '#src/lib/canonical-path.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { useDocumentTitle } from '#src/parts/page/use-document-title.ts';
import { GateHost } from '#src/parts/session/gate-host.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { RouteProgress } from '#src/ui/route-progress.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const template = context.templateOf(location.pathname);
    if (template === null || template === '/$') return;
    if (config().hiddenPages.includes(template)) throw redirect({ to: '/', replace: true });
    const fixed = canonicalPath(location.pathname, template);
    if (fixed === null) return;
    const hash = location.hash === '' ? '' : `#${location.hash}`;
    throw redirect({ href: `${fixed}${location.searchStr}${hash}`, replace: true });
  },
  component: Root,
});

/** What lies around every page, also those outside the main layout: loading line, title, visit counting, login. */
function Root(): ReactNode {
  const router = useRouter();
  const queryClient = useQueryClient();
  useDocumentTitle();
  useEffect(() => countVisitsOf(router, queryClient), [router, queryClient]);
  return (
    <>
      <PartBoundary>
        <RouteProgress />
      </PartBoundary>
      <Outlet />
      <GateHost />
      <PartBoundary>
        <LoginHost />
      </PartBoundary>
    </>
  );
}
