import { loadPart } from '#src/lib/load-chunk.ts';

/** The dialog of a declaration; also fetched while the link of a row is hovered. */
export const fetchDetail = () => loadPart(() => import('./detail-dialog.tsx'));
