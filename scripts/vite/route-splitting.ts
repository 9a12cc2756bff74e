/**
 * Code splitting of routes: loader and component share a chunk, because forty loaders with their calls and parsers were a tenth
 * of the first load. Screens of entry pages load in parallel with the portal (script-links.ts).
 */

/** Shell and home are part of the first load: chunks of their own would cost a round trip. */
const WHOLE: ReadonlySet<string> = new Set(['/_shell', '/_shell/']);

type Grouping = ('loader' | 'component' | 'errorComponent' | 'notFoundComponent')[];

/** For the router plugin's `codeSplittingOptions`: which route options share a chunk. */
export const routeSplitting = {
  // A third of the development server's time for routes. Components keep hot reloading; an edited route file reloads the page.
  addHmr: false,
  splitBehavior: ({ routeId }: { routeId: string }): Grouping[] =>
    WHOLE.has(routeId) ? [] : [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
};
