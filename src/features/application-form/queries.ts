import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { LANGUAGE_TAG, type Language } from '#src/i18n/keys.ts';
import { TEMPLATE_PAGE_SIZE } from '#src/lib/limits.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { records, text, type Sent } from '#src/lib/received.ts';
import type { CategoryGroup, CategoryOption, PcrOption } from './options.ts';

/** Codes of the three templates (document 2 §2). */
export const TEMPLATE_CODES = ['LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE', 'EPD_SPARE_TEMPLATE'] as const;
export type TemplateCode = (typeof TEMPLATE_CODES)[number];

type Wire = components['schemas'];

/** A template that can be downloaded. */
export interface Template {
  attachmentId: string;
  fileName: string;
}

// Lists of the platform, which change by the month.
const staleTime = 10 * 60_000;

export const applicationFormQueries = {
  /** Every published PCR (document 2 §7 `p/pcr/list`). */
  pcrs: () =>
    queryOptions({
      queryKey: ['pcr', 'options'],
      queryFn: async ({ signal }): Promise<PcrOption[]> =>
        records(await unwrap(api.GET('/p/pcr/list', { signal }))).flatMap((row) => {
          const [id, number] = [text(row.id), text(row.pcrNumber)];
          if (number === '') return [];
          const name = { zh: text(row.productName), en: text(row.enProductName) };
          return [{ id, number, name, scope: { zh: text(row.pcrDesc), en: text(row.enPcrDesc) } }];
        }),
      staleTime,
    }),
  /** The tree of products, of one PCR or all of it (document 2 §7). */
  categories: (pcrId: string | null) =>
    queryOptions({
      queryKey: ['pcr', 'categories', pcrId],
      queryFn: async ({ signal }): Promise<CategoryGroup[]> =>
        records(await unwrap(api.POST('/p/productCategory/list', { body: { id: pcrId }, signal })))
          .map((row) => ({
            ...toCategory(row),
            children: records<Wire['ProductCategoryLeaf']>(row.children).map(toCategory).filter(isNamed),
          }))
          .filter((group) => group.children.length > 0),
      staleTime,
    }),
  /** The published templates by code; a missing one is not published yet (document 2 §2). */
  templates: (language: Language) =>
    queryOptions({
      queryKey: ['templates', language],
      queryFn: async ({ signal }): Promise<Partial<Record<TemplateCode, Template>>> => {
        const body = { pageNum: 1, pageSize: TEMPLATE_PAGE_SIZE, i18n: LANGUAGE_TAG[language] };
        const page = await unwrap(api.POST('/p/model/manage/page', { body, signal }));
        const found: Partial<Record<TemplateCode, Template>> = {};
        for (const { code, attachmentId, name } of records(page.list)) {
          const known = TEMPLATE_CODES.find((one) => one === code);
          const id = text(attachmentId);
          if (known !== undefined && id !== '')
            found[known] = { attachmentId: id, fileName: text(name) || known };
        }
        return found;
      },
      staleTime,
      meta: { silent: true },
    }),
  /** Whether the LCA tool is offered: the dictionary switch is 1 (document 2 §2). */
  lcaToolSwitch: () =>
    queryOptions({
      queryKey: [...queryRoot.dictionary, 'SYSTEM_SWITCH', 'LCA_TOOL'],
      queryFn: async ({ signal }): Promise<boolean> => {
        const body = { typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' };
        const item = await unwrap(api.POST('/n/dict/getItemDetail', { body, signal }));
        return text(item.itemValue) === '1';
      },
      staleTime: 60_000,
      // Without an answer the button stays away: that needs no message.
      meta: { silent: true },
    }),
};

export const applicationFormMutations = {
  /** Sends the application; the form shows what goes wrong (document 2 §8). */
  submit: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['ApplicationRequest']) =>
        unwrap(api.POST('/api/p/apply/for/save', { body })),
      meta: { silent: true, invalidates: [queryRoot.applications] },
    }),
  /** The token with which the external EPD tool is opened (document 2 §7). */
  epdToolToken: () =>
    mutationOptions({
      mutationFn: async (): Promise<string> => {
        const data = await unwrap(api.GET('/p/epd/tools/refer/user'));
        const token = text(data.token);
        if (token === '') throw new ProtocolError('The answer names no token.');
        return token;
      },
      meta: { silent: true },
    }),
};

function toCategory(row: Sent<Wire['ProductCategoryLeaf']>): CategoryOption {
  return { id: text(row.id), name: { zh: text(row.categoryName), en: text(row.categoryNameEn) } };
}

function isNamed({ id, name }: CategoryOption): boolean {
  return id !== '' && name.zh !== '';
}
