import { useText } from '#src/i18n/use-text.ts';
import { ROUTE_LABEL, type SteelRoute } from '#src/parts/declaration/declaration.ts';

/** Returns the name of a route, also for a missing one (null). */
export function useRouteName(): (route: SteelRoute | null) => string {
  const { t } = useText();
  return (route) => t(route === null ? 'compare.plot.noRoute' : ROUTE_LABEL[route]);
}
