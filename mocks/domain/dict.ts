import type { DictItem } from '../world/entities.ts';
import type { World, Store } from '../world/types.ts';
import { inLanguage, type Language } from './language.ts';

/** Lists the empty table and the standard; `itemDesc` is the file name. */
const MODELS = 'LCES_MODEL_DOWNLOAD';

/** The platform's standard is the only PDF accepted besides Excel tables. */
export function isStandardPdf(store: Store, fileName: string): boolean {
  return (
    fileName.toLowerCase().endsWith('.pdf') &&
    store.dictItems.where('type', MODELS).some(({ itemDesc }) => itemDesc === fileName)
  );
}

export function dictItem(world: World, type: string, itemCode: string): DictItem | undefined {
  return world.store.dictItems.where('type', type).find((item) => item.itemCode === itemCode);
}

/** Its label, or null when there is no such item. */
export function dictLabel(
  world: World,
  type: string,
  itemCode: string | null,
  language: Language,
): string | null {
  const item = itemCode === null ? undefined : dictItem(world, type, itemCode);
  return item === undefined ? null : inLanguage(item.value, language);
}

/** Requires a free text (document 1 §3: itemDesc `other`). */
export function wantsFreeText(item: DictItem): boolean {
  return item.itemDesc === 'other';
}
