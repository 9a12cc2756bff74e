import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { rowsOf, textOf, type TwoNames } from '#src/lib/wire.ts';

/** An entry of a plain dictionary, as a form offers it. */
export interface DictionaryEntry {
  /** What is sent. */
  code: string;
  name: TwoNames;
}

type WireList = readonly components['schemas']['DictItem'][];

/** Plain dictionaries that forms of an account offer (document 1 §3, §7). */
export const dictionaryQueries = {
  /** `n/dict/list/INDUSTRY_CATEGORY`, for everybody. */
  industryCategories: () =>
    listOf('INDUSTRY_CATEGORY', (signal) => unwrap(api.GET('/n/dict/list/INDUSTRY_CATEGORY', { signal }))),
  /** `n/dict/list/COMPANY_FORM`, for everybody. */
  companyForms: () =>
    listOf('COMPANY_FORM', (signal) => unwrap(api.GET('/n/dict/list/COMPANY_FORM', { signal }))),
  /** `p/dict/list/COMPANY_TYPE`, for people who are signed in. */
  companyTypes: () =>
    listOf('COMPANY_TYPE', (signal) => unwrap(api.GET('/p/dict/list/COMPANY_TYPE', { signal }))),
};

export type DictionaryList = ReturnType<(typeof dictionaryQueries)[keyof typeof dictionaryQueries]>;

function listOf(type: string, read: (signal: AbortSignal) => Promise<WireList>) {
  return queryOptions({
    queryKey: [...queryRoot.dictionary, type],
    queryFn: async ({ signal }) => toEntries(await read(signal)),
    // Lists of the platform, which change by the month.
    staleTime: 10 * 60_000,
    // A failure is said below the field, where it can be tried again.
    meta: { silent: true },
  });
}

/** Entries that can be chosen: with a code and a name, each code once. */
export function toEntries(list: WireList): DictionaryEntry[] {
  const entries = new Map<string, DictionaryEntry>();
  for (const { itemCode, itemValue, itemValueEn } of rowsOf(list)) {
    const code = textOf(itemCode);
    const name = { zh: textOf(itemValue), en: textOf(itemValueEn) };
    const named = name.zh !== '' || name.en !== '';
    if (code !== '' && named && !entries.has(code)) entries.set(code, { code, name });
  }
  return [...entries.values()];
}
