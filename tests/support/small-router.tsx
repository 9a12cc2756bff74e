/** A portal of a few pages, for what needs links, navigation and guards but not the pages themselves. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PortalRouter, parseSearch, stringifySearch } from '#src/app/router.ts';

interface Page {
  component?: () => ReactNode;
  loader?: () => unknown;
  beforeLoad?: (visit: { location: ParsedLocation; preload: boolean }) => unknown;
}
const empty = (): ReactNode => null;

/** @param options the first address, and what stands around every page */
export function smallRouter(
  pages: Readonly<Record<string, Page>>,
  { at = '/', component = Outlet }: { at?: string; component?: RouteComponent } = {},
): PortalRouter {
  const root = createRootRoute({ component });
  const routes = Object.entries(pages).map(([path, page]) =>
    createRoute({ getParentRoute: () => root, path, component: empty, ...page }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { missingTexts: null },
    // The portal's own serialisation of search parameters.
    parseSearch,
    stringifySearch,
  });
  // Safe: whoever takes a router uses what every router has; its pages alone are others than those of the portal.
  return router as unknown as PortalRouter;
}
