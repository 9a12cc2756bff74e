import type { MenuItem } from '#src/api/shared/types.ts';
import { isAgency } from '#src/lib/gates.ts';
import { verbatim } from '#src/lib/received.ts';
import { parseUrl } from '#src/lib/parse-url.ts';

/** What the navigation shows, as pure functions of the server's menu and of who is signed in (document 1 §2, §6). */

/** The agency's area is shown to company type 4 only (document 1 §2). */
const AGENCY_PATH = '/thirdagency';
/** A click on it is decided by who is signed in (document 1 §4 "LCA tools entry"). */
const LCA_PATH = '/lcatools';

/** Where an entry leads: into the portal, out of it, or nowhere. */
export type NavTarget =
  | { kind: 'page'; path: string; search: Record<string, string>; hash: string }
  | { kind: 'lca'; path: string }
  | { kind: 'external'; href: string };

export interface NavItem {
  /** Unique among all entries; codes may repeat. */
  key: string;
  /** Translation key of the label. */
  code: string;
  /** Null for an entry that only opens its sub-entries. */
  target: NavTarget | null;
  children: readonly NavItem[];
  /** Code of the entry that it belongs to, below "More". */
  group?: string;
}

/** Code of the entry that holds what has no room in the header. */
export const MORE = 'nav.more';

/** Path without search, hash and closing slashes, in lower case: paths match in any letter case (decision 17). */
export function barePath(url: string): string {
  const path = url.replace(/[?#].*$/, '').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Reads an address of the server's menu. Only paths of this portal and web addresses count: `javascript:`, `//host` and
 * the like lead nowhere.
 */
export function navTargetOf(sent: unknown): NavTarget | null {
  const url = verbatim(sent);
  if (/[\\\s\p{Cc}]/u.test(url)) return null;
  if (/^https?:\/\/[^/]/i.test(url)) return parseUrl(url) !== null ? { kind: 'external', href: url } : null;
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  if (barePath(url) === LCA_PATH) return { kind: 'lca', path: '/lcaTools' };
  const { pathname, search, hash } = new URL(url, 'http://portal.invalid');
  return {
    kind: 'page',
    path: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: hash.slice(1),
  };
}

/**
 * The menu without what this company may not see, at any depth, and without what this deployment hides.
 * @param companyType of the signed-in user's company; null for nobody, and while it is unknown
 * @param hidden paths of pages
 */
export function filterMenu(
  items: readonly MenuItem[],
  companyType: unknown,
  hidden: readonly string[] = [],
): MenuItem[] {
  const mayEnter = isAgency(companyType);
  const away = hidden.map(barePath);
  return items.flatMap((item) => {
    if (!mayEnter && barePath(item.url ?? '') === AGENCY_PATH) return [];
    const children = filterMenu(item.children ?? [], companyType, hidden);
    if (!away.includes(barePath(item.url ?? ''))) return [{ ...item, children }];
    // The pages below a hidden one are still there.
    return children.length > 0 ? [{ ...item, url: null, children }] : [];
  });
}

/**
 * Entries and sub-entries as they are drawn. Deeper levels move up under their top entry; what has neither an address
 * nor sub-entries is left out.
 */
export function toNavItems(items: readonly MenuItem[]): NavItem[] {
  return items.flatMap((item, index) => {
    const key = `${String(index)}:${item.code}`;
    const target = navTargetOf(item.url);
    const children = below(item).flatMap((child, at) => {
      const childTarget = navTargetOf(child.url);
      return childTarget === null
        ? []
        : [
            {
              key: `${key}/${String(at)}:${child.code}`,
              code: child.code,
              target: childTarget,
              children: [],
            },
          ];
    });
    return target === null && children.length === 0 ? [] : [{ key, code: item.code, target, children }];
  });
}

function below(item: MenuItem): MenuItem[] {
  return (item.children ?? []).flatMap((child) => [child, ...below(child)]);
}

/** Everything that can be reached through an entry, itself included, each address once. */
export function linksOf(item: NavItem): readonly NavItem[] {
  // A sub-entry with the address of its group leads to the same page; without one the group itself is listed.
  const isListed = item.children.some(({ target }) => sameAddress(target, item.target));
  return isListed || item.target === null ? item.children : [{ ...item, children: [] }, ...item.children];
}

/** The first `room` entries, and the others as one entry "More" that opens them. */
export function foldMenu(items: readonly NavItem[], room: number): readonly NavItem[] {
  if (room >= items.length) return items;
  const children = items
    .slice(room)
    .flatMap((item) =>
      item.children.length === 0 ? [item] : linksOf(item).map((link) => ({ ...link, group: item.code })),
    );
  return [...items.slice(0, room), { key: MORE, code: MORE, target: null, children }];
}

/**
 * How many entries of these widths stand in one line.
 * @param more width of the entry "More", which needs its place as soon as one entry has none
 */
export function entriesThatFit(widths: readonly number[], more: number, room: number): number {
  const sum = (count: number): number => widths.slice(0, count).reduce((total, width) => total + width, 0);
  if (sum(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && sum(count) + more > room) count -= 1;
  return count;
}

function sameAddress(one: NavItem['target'], other: NavItem['target']): boolean {
  return (
    one !== null && other !== null && one.kind === 'page' && other.kind === 'page' && one.path === other.path
  );
}

/**
 * Keys of the entries that lead to a page: its own entry and the top entry above it. The longest address wins, so that
 * /epd/epdSearch is not also /Epd.
 */
export function activeKeys(items: readonly NavItem[], pathname: string): ReadonlySet<string> {
  const here = barePath(pathname);
  let best: { length: number; keys: string[] } = { length: 0, keys: [] };
  const look = (item: NavItem, above: readonly string[]): void => {
    const keys = [...above, item.key];
    if (item.target !== null && item.target.kind !== 'external') {
      const path = barePath(item.target.path);
      const leadsHere = here === path || (path !== '/' && here.startsWith(`${path}/`));
      // An equally long address deeper down is the nearer one.
      if (leadsHere && path.length >= best.length) best = { length: path.length, keys };
    }
    for (const child of item.children) look(child, keys);
  };
  for (const item of items) look(item, []);
  return new Set(best.keys);
}
