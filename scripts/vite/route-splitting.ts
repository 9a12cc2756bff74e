/**
 * What a route brings into the first load: its loader comes with its screen, in one script, because forty loaders with their calls and
 * readers were a tenth of the first load. The screens of the pages that people open from outside come side by side with the portal
 * (script-links.ts).
 */

/** The frame and home are the first load itself: a script of their own would be one more way to the server. */
const WHOLE: ReadonlySet<string> = new Set(['/_shell', '/_shell/']);

type Grouping = ('loader' | 'component' | 'errorComponent' | 'notFoundComponent')[];

/** For the router plugin's `codeSplittingOptions`: which options of a route share a script of their own. */
export const routeSplitting = {
  // A third of the time that the development server spends on routes. Screens are reloaded hot all the same; a route file reloads the page.
  addHmr: false,
  splitBehavior: ({ routeId }: { routeId: string }): Grouping[] =>
    WHOLE.has(routeId) ? [] : [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
};
