import { useText } from '#src/i18n/use-text.ts';
import { ROUTE_LABEL, type SteelRoute } from '#src/parts/declaration/declaration.ts';

/** Whether people in the trade know a route by its code, which its name has too. */
export function isRouteCode(route: SteelRoute): boolean {
  return route !== 'PROCESSING';
}

/** Name of a route; also of the missing one. */
export function useRouteName(): (route: SteelRoute | null) => string {
  const { t } = useText();
  return (route) => t(route === null ? 'compare.plot.noRoute' : ROUTE_LABEL[route]);
}
