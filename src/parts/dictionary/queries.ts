import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { toEntries } from './read.ts';

/** document 1 §3, §7; document 2 §7 */
export const dictionaryQueries = {
  industryCategories: () =>
    listOf('INDUSTRY_CATEGORY', (signal) => unwrap(api.GET('/n/dict/list/INDUSTRY_CATEGORY', { signal }))),
  companyForms: () =>
    listOf('COMPANY_FORM', (signal) => unwrap(api.GET('/n/dict/list/COMPANY_FORM', { signal }))),
  /** `p/dict/list/COMPANY_TYPE`, signed-in users only. */
  companyTypes: () =>
    listOf('COMPANY_TYPE', (signal) => unwrap(api.GET('/p/dict/list/COMPANY_TYPE', { signal }))),
  /** `n/dict/list/LCES_PROCESS_SELECTION`, public; includes process technologies. */
  processSteps: () =>
    listOf('LCES_PROCESS_SELECTION', (signal) =>
      unwrap(api.GET('/n/dict/list/LCES_PROCESS_SELECTION', { signal })),
    ),
  /** `n/dict/list/RESOURCE_TYPE`, public: the tabs of the resources. */
  resourceTypes: () =>
    listOf('RESOURCE_TYPE', (signal) => unwrap(api.GET('/n/dict/list/RESOURCE_TYPE', { signal }))),
};

export type DictionaryList = ReturnType<(typeof dictionaryQueries)[keyof typeof dictionaryQueries]>;

function listOf(type: string, read: (signal: AbortSignal) => Promise<readonly Wire['DictItem'][]>) {
  return queryOptions({
    queryKey: [...queryRoot.dictionary, type],
    queryFn: async ({ signal }) => toEntries(await read(signal)),
    // These lists change rarely.
    staleTime: 10 * 60_000,
    // The field shows the error with a retry.
    meta: { silent: true },
  });
}
