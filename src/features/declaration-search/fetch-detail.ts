import { loadPart } from '#src/lib/load-chunk.ts';
import { readyPart } from '#src/ui/ready-part.tsx';

/** The dialog of a declaration; also fetched while the link of a row is hovered. */
export const { Part: DetailDialog, fetch: fetchDetail } = readyPart(() =>
  loadPart(() => import('./detail-dialog.tsx')).then((part) => part.DetailDialog),
);
