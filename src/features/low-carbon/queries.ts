import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { answeredRows, distinctBy, text } from '#src/lib/received.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';
import type { EntryName } from '#src/parts/dictionary/entry.ts';

export const lowCarbonQueries = {
  /** The empty data table and the standard (document 2 §7 `n/dict/list/LCES_MODEL_DOWNLOAD`). */
  models: () =>
    queryOptions({
      queryKey: [...queryRoot.dictionary, 'LCES_MODEL_DOWNLOAD'],
      queryFn: ({ signal }) => unwrap(api.GET('/n/dict/list/LCES_MODEL_DOWNLOAD', { signal }), toModels),
      // Platform lists change about once a month.
      staleTime: 10 * 60_000,
      // Errors are shown in place of the buttons.
      meta: { silent: true },
    }),
};

export const lowCarbonCalls = {
  /** `POST /api/n/carbon/addApplication` (document 2 §7). The form shows errors. */
  submit: (body: Wire['LowCarbonApplication']) => unwrap(api.POST('/api/n/carbon/addApplication', { body })),
};

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
