import { loadChunk, loadPart } from '#src/lib/load-chunk.ts';
import { readyPart } from '#src/ui/ready-part.tsx';

/** Lazy plot above the results, with the drawings of the rows; prefetched when a link to the search is hovered. */
export const { Part: SearchPlot, fetch: fetchPlot } = readyPart(async () => {
  const drawings = loadChunk(() => import('#src/ui/drawings/product/shape-of.ts')).catch(() => null);
  const { SearchPlot } = await loadPart(() => import('./search-plot.tsx'));
  await drawings;
  return SearchPlot;
});
