import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { config } from '#src/config/config.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { withoutExtraSlashes } from '#src/lib/canonical-path.ts';
import { PageError, PagePending } from '#src/parts/page/page-states.tsx';
import type { RouteHeadWords } from '#src/parts/page/route-head.tsx';
import type { RouterContext } from '#src/routes/root.tsx';
import { routeTree } from './route-tree.gen.ts';

export function createPortalRouter(queryClient: QueryClient, history?: RouterHistory) {
  const context: RouterContext = { queryClient, templateOf: () => null, missingTexts: null };
  let placed: string | null | undefined = null;
  correctSlashes();
  const router = createRouter({
    routeTree,
    context,
    ...(history !== undefined && { history }),
    basepath: config().basePath,
    defaultPreload: 'intent',
    // TanStack Query decides what is stale.
    defaultPreloadStaleTime: 0,
    // Shows the pending state within 100 ms of a click, including a frame or two of rendering. With `loaderDeps`, another search
    // is another page, whose pending state would take a list away: lists read their search from `location` in the loader.
    defaultPendingMs: 60,
    defaultPendingMinMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    // Restores once per navigation: a page that is only invalidated, e.g. after a login, keeps its scroll position.
    scrollRestoration: ({ location: { state } }) => placed !== (placed = state.__TSR_key),
    parseSearch,
    stringifySearch,
  });
  context.templateOf = (pathname) => templateOf(router, pathname);
  return router;
}

/** Before the router reads the URL: it ignores a trailing slash, so a redirect would loop. */
function correctSlashes(): void {
  const { pathname, search, hash } = window.location;
  const fixed = withoutExtraSlashes(pathname, config().basePath);
  if (fixed !== pathname) window.history.replaceState(window.history.state, '', fixed + search + hash);
}

/** Full path of the matching route; null if there is none. */
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
    /** For document title and breadcrumb. */
    title?: TextKey | undefined;
    /** While the page loads: its head with `title`, and a skeleton. */
    head?: RouteHeadWords | undefined;
    /** The same two where the address decides; undefined for those above. */
    pageOf?: (
      address: Readonly<Record<string, unknown>>,
    ) => { title: TextKey; head?: RouteHeadWords } | undefined;
  }
}

/** Search parameters as strings: the router's default parser reads JSON and would corrupt 20-digit ids and `007`. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The reverse; undefined and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(key, value);
    if (typeof value === 'number' || typeof value === 'boolean') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
