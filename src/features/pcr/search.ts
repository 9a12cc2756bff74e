import { addressReader, codeParam, wordsParam, type AddressOf } from '#src/lib/address-params.ts';
import { ID_MAX, KEYWORD_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';

export const PAGES_MAX = 50;

/** Search in the URL: part of a name, part of a number, number of pages. */
export const ruleSearch = addressReader({
  keyword: wordsParam(KEYWORD_MAX),
  number: wordsParam(ID_MAX),
  page: pageParam(PAGES_MAX),
});
export type RuleSearch = AddressOf<typeof ruleSearch>;

/** The company's own requests: number of pages, and the open one. */
export const requestsSearch = addressReader({ page: pageParam(PAGES_MAX), id: codeParam() });
