/** Looking things up in the dictionaries. */
import type { DictItem } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { inLanguage, type Language } from './language.ts';

/** The item of a dictionary with this code, if there is one. */
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

/** The item wants a free text beside it (document 1 §3: itemDesc `other`). */
export function wantsFreeText(item: DictItem): boolean {
  return item.itemDesc === 'other';
}
