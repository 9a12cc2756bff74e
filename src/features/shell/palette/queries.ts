import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import type { Language } from '#src/i18n/keys.ts';
import { readPage } from '#src/lib/received.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

/** Declarations that show; the search has the others. */
const SHOWN = 5;

export const paletteQueries = {
  /** Declarations whose number, product or company has these words, in either language (document 2 §7). */
  declarations: (epdKeyword: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'palette', epdKeyword],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST('/p/epd/page', { body: { epdKeyword, pageNum: 1, pageSize: SHOWN }, signal }),
          (sent) => readPage(sent, toDeclaration),
        ),
      placeholderData: keepPreviousData,
      meta: { silent: true },
    }),
  /** The texts of the other language, so that a page is found by its name in either. */
  texts: (language: Language) =>
    queryOptions({
      queryKey: ['palette', 'texts', language],
      queryFn: () => loadTexts(language, ['first']),
      staleTime: Infinity,
      meta: { silent: true },
    }),
};
