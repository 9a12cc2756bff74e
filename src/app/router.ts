import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { config } from '#src/config/config.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { withoutExtraSlashes } from '#src/lib/canonical-path.ts';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** The router: prepares a page when its link is hovered or focused; never blanks the shell. */
export function createPortalRouter(queryClient: QueryClient, history?: RouterHistory) {
  const context: RouterContext = { queryClient, templateOf: () => null };
  let placed: string | null | undefined = null;
  correctSlashes();
  const router = createRouter({
    routeTree,
    context,
    ...(history !== undefined && { history }),
    basepath: config().basePath,
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Something of the next page stands there within 100 ms of a click, a frame or two of drawing included.
    defaultPendingMs: 60,
    defaultPendingMinMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    // Once a visit: a page that is only read anew, after a login for example, stays where its reader is by now.
    scrollRestoration: ({ location: { state } }) => placed !== (placed = state.__TSR_key),
    parseSearch,
    stringifySearch,
  });
  context.templateOf = (pathname) => templateOf(router, pathname);
  return router;
}

/** Before the router reads the address: it takes paths that differ by the last slash for one place, and a redirect would never end. */
function correctSlashes(): void {
  const { pathname, search, hash } = window.location;
  const fixed = withoutExtraSlashes(pathname, config().basePath);
  if (fixed !== pathname) window.history.replaceState(window.history.state, '', fixed + search + hash);
}

/** Full path of the route that a pathname leads to; null when there is none. */
export function templateOf(router: Pick<PortalRouter, 'getMatchedRoutes'>, pathname: string): string | null {
  const found: { fullPath: string } | undefined = router.getMatchedRoutes(pathname)[2];
  return found?.fullPath ?? null;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
  interface StaticDataRouteOption {
    /** Text key of the page's name: document title and breadcrumb. */
    title?: TextKey;
    /** The same where the address decides what the page shows. */
    titleOf?: (search: object) => TextKey;
  }
}
