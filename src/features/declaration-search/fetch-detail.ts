import { loadPart } from '#src/lib/load-chunk.ts';
import { readyPart } from '#src/ui/ready-part.tsx';

/** Lazy declaration dialog; prefetched when a row's link is hovered. */
export const { Part: DetailDialog, fetch: fetchDetail } = readyPart(() =>
  loadPart(() => import('./detail-dialog.tsx')).then((part) => part.DetailDialog),
);
