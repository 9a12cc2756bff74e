/** Templates by their file name (document 2 §7). */
import type { Store } from '../../world/types.ts';

/** Id of the file to fill in, or undefined when there is none of this name. */
export function templateBy(store: Store, fileName: string): string | undefined {
  return store.attachments.where('businessType', 'TEMPLATE').find((row) => row.fileName === fileName)?.id;
}
