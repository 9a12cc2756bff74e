import type { AnyRouter } from '@tanstack/react-router';

/** Whether the portal has a page for a pathname, in any letter case (decisions 17, 19). */
export function isKnownPath(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): boolean {
  const [, , found] = router.getMatchedRoutes(pathname);
  // The last route catches everything that has no page.
  return found !== undefined && found.fullPath !== '/$';
}
