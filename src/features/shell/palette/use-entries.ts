import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#src/api/use-session.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { containsWords, nameRank } from '#src/lib/match-words.ts';
import { nameIn } from '#src/lib/names.ts';
import { record } from '#src/lib/received.ts';
import type { PaletteEntry, PaletteGroup } from '#src/parts/palette/entry.ts';
import { useMenu } from '../use-menu.ts';
import { pageEntries } from './page-entries.ts';
import { paletteQueries } from './queries.ts';

/** Pause in the typing after which the server is asked, ms. */
const ASK_AFTER_MS = 200;
/** A single letter finds everything: it is not worth a question. A single Chinese character is. */
const WORTH_ASKING = /..|\p{Script=Han}/u;
/** Own applications that show before anything is typed, and afterwards. */
const APPLICATIONS = { untyped: 3, typed: 6 };

export interface FoundGroup {
  title: TextKey;
  entries: readonly PaletteEntry[];
}

interface Found {
  groups: readonly FoundGroup[];
  /** The server has not answered yet. */
  loading: boolean;
}

/** What the palette shows for what was typed: own applications, pages, declarations, and the way to the whole search. */
export function useEntries(typed: string, applications: PaletteGroup): Found {
  const { t, lang } = useText();
  const pages = usePages();
  const query = typed.trim().slice(0, KEYWORD_MAX);
  const [asked] = useDebouncedValue(query, ASK_AFTER_MS);
  const asks = WORTH_ASKING.test(asked);
  const declarations = useQuery({ ...paletteQueries.declarations(asked), enabled: asks });

  const found = (entries: readonly PaletteEntry[]): PaletteEntry[] =>
    entries
      .filter(({ label, detail, words }) => containsWords(`${label}\n${detail}\n${words}`, query))
      // What is called so goes before what only has to do with it; in their own order as long as nothing is typed.
      .map((entry) => ({ entry, rank: query === '' ? 0 : nameRank(entry.label, query) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  const rows = query !== '' && asks ? (declarations.data?.rows ?? []) : [];
  const search: PaletteEntry = {
    key: 'search',
    label: t('nav.palette.searchAll', { query }),
    detail: '',
    words: '',
    go: { kind: 'page', path: '/epd/epdSearch', search: { keyword: query }, hash: '' },
  };
  return {
    loading: applications.loading || declarations.isFetching || (query !== asked && WORTH_ASKING.test(query)),
    groups: [
      {
        title: 'nav.palette.applications',
        entries: found(applications.entries).slice(0, APPLICATIONS[query === '' ? 'untyped' : 'typed']),
      },
      { title: 'nav.palette.pages', entries: found(pages) },
      {
        title: 'nav.palette.declarations',
        entries: [
          ...rows.map(({ id, number, product, company }) => ({
            key: `declaration:${id}`,
            label: nameIn(lang, product),
            detail: [number, nameIn(lang, company)].filter(Boolean).join(' · '),
            words: '',
            go: { kind: 'page' as const, path: '/epd/epdSearch', search: { id }, hash: '' },
          })),
          ...(query === '' ? [] : [search]),
        ],
      },
    ],
  };
}

/** All pages, by their words in both languages; while those of the other one are on their way, in that of the page. */
function usePages(): readonly PaletteEntry[] {
  const { lang } = useText();
  const { items, labelOf } = useMenu();
  const signedIn = useSession() !== null;
  const { data: other } = useQuery(paletteQueries.texts(lang === 'zh' ? 'en' : 'zh'));
  return useMemo(
    () =>
      pageEntries({
        items,
        signedIn,
        labelOf,
        wordsOf: (code) => `${labelOf(code)}\n${wordAt(other?.[0], code)}`,
      }),
    [items, signedIn, labelOf, other],
  );
}

/** The text under a dotted code; empty when there is none. */
function wordAt(texts: object | undefined, code: string): string {
  let place: unknown = texts;
  for (const part of code.split('.')) place = record<Record<string, unknown>>(place)[part];
  return typeof place === 'string' ? place : '';
}
