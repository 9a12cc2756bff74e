import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toModels } from './read.ts';

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

export const lowCarbonMutations = {
  /** `POST /api/n/carbon/addApplication` (document 2 §7). The form shows errors. */
  submit: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['LowCarbonApplication']) =>
        unwrap(api.POST('/api/n/carbon/addApplication', { body })),
      meta: { silent: true },
    }),
};
