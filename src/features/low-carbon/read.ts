import type { components } from '#src/api/generated/schema.d.ts';
import { answeredRows, distinctBy, text } from '#src/lib/received.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';
import type { Model } from './options.ts';

type Wire = components['schemas'];

/** The files that can be downloaded: `itemDesc` is the name of the file (docs/assumptions.md, listLowCarbonTemplates). */
export function toModels(sent: readonly Wire['DictItem'][] | null): Model[] {
  const models = answeredRows(sent).flatMap((item) => {
    const entry = toEntry(item);
    const fileName = text(item.itemDesc);
    return entry === null || fileName === '' ? [] : [{ textKey: entry.textKey, name: entry.name, fileName }];
  });
  return distinctBy(models, ({ fileName }) => fileName);
}
