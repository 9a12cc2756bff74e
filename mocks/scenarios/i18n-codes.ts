/** A server that names the entries of its dictionaries by text keys alone, as real ones may (document 1 §3 i18nCode). */
import { LCA_TOOL_SWITCH } from '../domain/settings.ts';
import type { World } from '../world/types.ts';

/** Every label becomes a text of the server; the item itself keeps a code that says nothing to a person. */
export function namedByKeysOnly({ store }: World): void {
  for (const item of [...store.dictItems.all()]) {
    const { type, itemCode, value } = item;
    // A value, not a label: the portal compares it.
    if (type === LCA_TOOL_SWITCH.type) continue;
    const key = `dict.${type}.${itemCode}`;
    store.serverTexts.put({ id: `zh:${key}`, language: 'zh', key, text: value.zh });
    if (value.en !== null) store.serverTexts.put({ id: `en:${key}`, language: 'en', key, text: value.en });
    store.dictItems.put({ ...item, i18nCode: key, value: { zh: itemCode, en: null } });
  }
}
