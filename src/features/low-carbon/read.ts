import type { components } from '#src/api/generated/schema.d.ts';
import { answeredRows, distinctBy, text } from '#src/lib/received.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';
import type { EntryName } from '#src/parts/dictionary/entry.ts';

type Wire = components['schemas'];

/** Downloadable files: `itemDesc` is the file name (docs/assumptions.md, listLowCarbonTemplates). */
export function toModels(sent: readonly Wire['DictItem'][] | null): Model[] {
  const models = answeredRows(sent, ['itemDesc', 'itemCode']).flatMap((item) => {
    const entry = toEntry(item);
    const fileName = text(item.itemDesc);
    return entry === null || fileName === '' ? [] : [{ textKey: entry.textKey, name: entry.name, fileName }];
  });
  return distinctBy(models, ({ fileName }) => fileName);
}

/** Download for the application: the empty data table or the standard (document 2 §7). */
interface Model extends EntryName {
  /** Under `p/template/download`. */
  fileName: string;
}
