import type { PaletteEntry, PaletteTarget } from '#src/parts/palette/entry.ts';
import { linksOf, type NavItem, type NavTarget } from '../menu-rules.ts';

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
  /** Label of a code in the current language. */
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
