import { addressReader, codeParam, dayParam, wordsParam, type AddressOf } from '#src/lib/address-params.ts';
import { ID_MAX, KEYWORD_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Maximum lengths of the filters. */
export const TITLE_MAX = KEYWORD_MAX;
export const PUBLISHER_MAX = ID_MAX;
/** Maximum number of pages in one URL. */
const PAGES_MAX = 50;

export const newsSearch = addressReader({
  title: wordsParam(TITLE_MAX),
  publisher: wordsParam(PUBLISHER_MAX),
  from: dayParam,
  until: dayParam,
  page: pageParam(PAGES_MAX),
});
export type NewsSearch = AddressOf<typeof newsSearch>;

export const articleSearch = addressReader({ id: codeParam() });
