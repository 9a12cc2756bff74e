/** Process technologies are items of the process dictionary (the documents name no list of their own). */
import type { DictItem } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';

/** By the item's id, which `technologyId` holds. */
export function technologyOf(store: Store, id: string): DictItem | undefined {
  const item = store.dictItems.get(id);
  return item?.type === 'LCES_PROCESS_SELECTION' ? item : undefined;
}
