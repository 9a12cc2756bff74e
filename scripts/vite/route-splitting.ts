/**
 * What a route brings into the first load. A loader comes with its screen, in one script: forty loaders with their calls and
 * readers were a tenth of the first load. The pages that people open from outside, from a search engine or a code on a
 * delivery note, ask for their data at once instead, while the screen is still on its way.
 */
const DATA_FIRST: ReadonlySet<string> = new Set(['/_shell/epd/epdSearch', '/app/epd/$id']);

/** The frame and home are the first load itself: a script of their own would be one more way to the server. */
const WHOLE: ReadonlySet<string> = new Set(['/_shell', '/_shell/']);

type Grouping = ('loader' | 'component' | 'errorComponent' | 'notFoundComponent')[];

/** For the router plugin's `codeSplittingOptions`: which options of a route share a script of their own. */
export const routeSplitting = {
  // A third of the time that the development server spends on routes. Screens are reloaded hot all the same; a route file reloads the page.
  addHmr: false,
  splitBehavior: ({ routeId }: { routeId: string }): Grouping[] =>
    WHOLE.has(routeId)
      ? []
      : [
          DATA_FIRST.has(routeId) ? ['component'] : ['component', 'loader'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
};
