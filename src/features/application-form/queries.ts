import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { toToken } from '#src/api/read.ts';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { TEMPLATE_PAGE_SIZE } from '#src/lib/limits.ts';
import { isOn, toCategoryGroups, toPcrOptions, toTemplates } from './read.ts';

// Platform lists change about once a month.
const staleTime = 10 * 60_000;

export const applicationFormQueries = {
  /** All published PCRs (document 2 §7 `p/pcr/list`). */
  pcrs: () =>
    queryOptions({
      queryKey: ['pcr', 'options'],
      queryFn: ({ signal }) => unwrap(api.GET('/p/pcr/list', { signal }), toPcrOptions),
      staleTime,
    }),
  /** The product tree, of one PCR or complete (document 2 §7). */
  categories: (pcrId: string | null) =>
    queryOptions({
      queryKey: ['pcr', 'categories', pcrId],
      queryFn: ({ signal }) =>
        unwrap(api.POST('/p/productCategory/list', { body: { id: pcrId }, signal }), toCategoryGroups),
      staleTime,
    }),
  /** Published templates by code; a missing one is not yet published (document 2 §2). */
  templates: (language: Language) =>
    queryOptions({
      queryKey: ['templates', language],
      queryFn: async ({ signal }) => {
        const body = { pageNum: 1, pageSize: TEMPLATE_PAGE_SIZE, i18n: LANGUAGE_TAG[language] };
        return unwrap(api.POST('/p/model/manage/page', { body, signal }), toTemplates);
      },
      staleTime,
      meta: { silent: true },
    }),
  /** The LCA tool is offered while the dictionary switch is 1 (document 2 §2). */
  lcaToolSwitch: () =>
    queryOptions({
      queryKey: [...queryRoot.dictionary, 'SYSTEM_SWITCH', 'LCA_TOOL'],
      queryFn: async ({ signal }) => {
        const body = { typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' };
        return unwrap(api.POST('/n/dict/getItemDetail', { body, signal }), isOn);
      },
      staleTime: 60_000,
      // On failure the button is hidden, without a message.
      meta: { silent: true },
    }),
};

export const applicationFormMutations = {
  /** Submits the application; the form reports errors (document 2 §8). */
  submit: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['ApplicationRequest']) =>
        unwrap(api.POST('/api/p/apply/for/save', { body })),
      meta: { silent: true, invalidates: [queryRoot.applications] },
    }),
};

/** Token that opens the external EPD tool (document 2 §7). */
export const epdToolToken = () => unwrap(api.GET('/p/epd/tools/refer/user'), toToken);
