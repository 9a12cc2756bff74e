import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText, type TextKey, type Language } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { containsWords, nameRank } from '#src/lib/match-words.ts';
import { nameIn } from '#src/lib/names.ts';
import { record, readPage } from '#src/lib/received.ts';
import type { PaletteEntry, PaletteGroup, PaletteTarget } from '#src/parts/palette/entry.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { unwrap, api, queryRoot } from '#src/api/client.ts';
import { linksOf, type NavItem, type NavTarget } from '../menu-rules.ts';
import { useMenu } from '../use-menu.ts';

/** Maximum number of declarations; the search page shows all. */
const SHOWN = 5;

const paletteQueries = {
  /** Declarations whose number, product or company matches, in either language (document 2 §7). */
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
  /** Texts of the other language, so that a page is found by its name in both. */
  texts: (language: Language) =>
    queryOptions({
      queryKey: ['palette', 'texts', language],
      queryFn: () => loadTexts(language, ['first']),
      staleTime: Infinity,
      meta: { silent: true },
    }),
};

/** Debounce, ms. */
const ASK_AFTER_MS = 200;
/** Minimum query: two letters, or one Chinese character. */
const WORTH_ASKING = /..|\p{Script=Han}/u;
/** Maximum number of applications before and after input. */
const APPLICATIONS = { untyped: 3, typed: 6 };

export interface FoundGroup {
  title: TextKey;
  entries: readonly PaletteEntry[];
}

/** Results of the palette: applications, pages, declarations and a link to the full search. */
export function useEntries(
  typed: string,
  applications: PaletteGroup,
): { groups: readonly FoundGroup[]; loading: boolean } {
  const { t, lang } = useText();
  const pages = usePages();
  const query = typed.trim().slice(0, KEYWORD_MAX);
  const [asked] = useDebouncedValue(query, ASK_AFTER_MS);
  const asks = WORTH_ASKING.test(asked);
  const declarations = useQuery({ ...paletteQueries.declarations(asked), enabled: asks });

  const found = (entries: readonly PaletteEntry[]): PaletteEntry[] =>
    entries
      .filter(({ label, detail, words }) => containsWords(`${label}\n${detail}\n${words}`, query))
      // Matches of the label come before other matches; original order for an empty query.
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

/** All pages, searchable in both languages once the texts of the other one have loaded. */
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

/** Text of a dotted key; empty when missing. */
function wordAt(texts: object | undefined, code: string): string {
  let place: unknown = texts;
  for (const part of code.split('.')) place = record<Record<string, unknown>>(place)[part];
  return typeof place === 'string' ? place : '';
}

/** Pages outside the menu: those of signed-in users and those of the footer. */
const OWN_PAGES = [
  { code: 'nav.user', path: '/user' },
  { code: 'inbox.title', path: '/textmessage/all' },
  { code: 'nav.verifyList', path: '/myLists' },
] as const;
const FOOT_PAGES = [
  { code: 'legal.userAgreement', path: '/policy' },
  { code: 'legal.privacyPolicy', path: '/agreement' },
] as const;

interface PageSources {
  items: readonly NavItem[];
  signedIn: boolean;
  labelOf: (code: string) => string;
  /** Labels of a code in all languages, for the search. */
  wordsOf: (code: string) => string;
}

/** Unique pages in the order of the navigation, searchable in both languages. */
export function pageEntries({ items, signedIn, labelOf, wordsOf }: PageSources): PaletteEntry[] {
  const entries = new Map<string, PaletteEntry>();
  const add = (code: string, above: string | null, go: PaletteTarget): void => {
    const key = `page:${addressOf(go)}`;
    if (entries.has(key)) return;
    const label = labelOf(code);
    const group = above === null ? '' : labelOf(above);
    entries.set(key, {
      key,
      label,
      detail: group === label ? '' : group,
      words: [wordsOf(code), above === null ? '' : wordsOf(above)].join('\n'),
      go,
    });
  };
  for (const item of items) {
    for (const link of item.children.length === 0 ? [item] : linksOf(item)) {
      if (link.target !== null) add(link.code, link === item ? null : item.code, link.target);
    }
  }
  for (const { code, path } of [...(signedIn ? OWN_PAGES : []), ...FOOT_PAGES]) {
    add(code, null, { kind: 'page', path, search: {}, hash: '' });
  }
  return [...entries.values()];
}

function addressOf(go: NavTarget): string {
  if (go.kind === 'external') return go.href;
  const search = go.kind === 'page' ? new URLSearchParams(go.search).toString() : '';
  return `${go.path.toLowerCase()}?${search}`;
}
