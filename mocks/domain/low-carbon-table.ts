/** What may stand as data table in a low-carbon application (document 2 §5, decision 28). */
import type { Store } from '../world/types.ts';

/** The dictionary that offers the empty table and the standard, by file name in `itemDesc`. */
const MODELS = 'LCES_MODEL_DOWNLOAD';

/** Whether a PDF is called as the one that the platform offers: the only PDF that is taken besides Excel tables. */
export function isStandardPdf(store: Store, fileName: string): boolean {
  return (
    fileName.toLowerCase().endsWith('.pdf') &&
    store.dictItems.where('type', MODELS).some(({ itemDesc }) => itemDesc === fileName)
  );
}
