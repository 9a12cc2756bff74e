import { addressReader, codeParam, wordsParam, type AddressOf } from '#src/lib/address-params.ts';
import { ID_MAX, KEYWORD_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Pages that one address can hold. */
export const PAGES_MAX = 50;

/** The search in the address: part of a name, part of a number, pages shown. */
export const ruleSearch = addressReader({
  keyword: wordsParam(KEYWORD_MAX),
  number: wordsParam(ID_MAX),
  page: pageParam(PAGES_MAX),
});
export type RuleSearch = AddressOf<typeof ruleSearch>;

/** The company's own requests: pages shown, and the one that is open. */
export const requestsSearch = addressReader({ page: pageParam(PAGES_MAX), id: codeParam() });
