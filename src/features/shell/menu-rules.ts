import type { MenuItem } from '#src/api/shared/read.ts';
import { isAgency } from '#src/lib/gates.ts';
import { verbatim } from '#src/lib/received.ts';
import { parseUrl } from '#src/lib/parse-url.ts';

/** Navigation entries derived from the server's menu and the signed-in user, as pure functions (document 1 §2, §6). */

/** Shown to company type 4 only (document 1 §2). */
const AGENCY_PATH = '/thirdagency';
/** A click depends on the signed-in user (document 1 §4 "LCA tools entry"). */
const LCA_PATH = '/lcatools';

/** Target of an entry: a page of the portal, the LCA tool, or an external URL. */
export type NavTarget =
  | { kind: 'page'; path: string; search: Record<string, string>; hash: string }
  | { kind: 'lca'; path: string }
  | { kind: 'external'; href: string };

export interface NavItem {
  /** Unique among all entries; codes may repeat. */
  key: string;
  /** Translation key of the label. */
  code: string;
  /** Null for an entry that only opens its submenu. */
  target: NavTarget | null;
  children: readonly NavItem[];
  /** Code of the parent entry, for links below "More". */
  group?: string;
}

/** Code of the overflow entry for what does not fit in the header. */
export const MORE = 'nav.more';

/** Normalised path: lower case, without search, hash and trailing slashes; paths are case-insensitive (decision 17). */
export function barePath(url: string): string {
  const path = url.replace(/[?#].*$/, '').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Parses a URL of the server's menu. Only paths of this portal and http(s) URLs are accepted; `javascript:`, `//host` and
 * others give null.
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
 * Removes entries that the company may not see or the deployment hides, at any depth.
 * @param companyType of the signed-in user's company; null for visitors and while unknown
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
    // Children of a hidden page stay visible.
    return children.length > 0 ? [{ ...item, url: null, children }] : [];
  });
}

/** Two-level menu. Deeper levels move up below their top entry; entries without URL and children are dropped. */
export function toNavItems(items: readonly MenuItem[]): NavItem[] {
  return workplaceFirst(items).flatMap((item, index) => {
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

/** An agency's only workplace comes second, where it has room at every width; other menus do not hold it. */
function workplaceFirst(items: readonly MenuItem[]): MenuItem[] {
  const isWorkplace = ({ url }: MenuItem): boolean => barePath(url ?? '') === AGENCY_PATH;
  const others = items.filter((item) => !isWorkplace(item));
  return [...others.slice(0, 1), ...items.filter(isWorkplace), ...others.slice(1)];
}

function below(item: MenuItem): MenuItem[] {
  return (item.children ?? []).flatMap((child) => [child, ...below(child)]);
}

/** All links of an entry, including itself, with unique URLs. */
export function linksOf(item: NavItem): readonly NavItem[] {
  // A child may repeat the URL of its parent; otherwise the parent itself is added to the list.
  const isListed = item.children.some(({ target }) => sameAddress(target, item.target));
  return isListed || item.target === null ? item.children : [{ ...item, children: [] }, ...item.children];
}

/** Keeps the first `room` entries and moves the others into the entry "More". */
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
 * Number of entries that fit on one line.
 * @param more width of the entry "More", which is needed as soon as one entry does not fit
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

/** Keys of the active entry and its parent. The longest path wins, so that /epd/epdSearch does not also activate /Epd. */
export function activeKeys(items: readonly NavItem[], pathname: string): ReadonlySet<string> {
  const here = barePath(pathname);
  let best: { length: number; keys: string[] } = { length: 0, keys: [] };
  const look = (item: NavItem, above: readonly string[]): void => {
    const keys = [...above, item.key];
    if (item.target !== null && item.target.kind !== 'external') {
      const path = barePath(item.target.path);
      const leadsHere = here === path || (path !== '/' && here.startsWith(`${path}/`));
      // For equal paths the deeper entry wins.
      if (leadsHere && path.length >= best.length) best = { length: path.length, keys };
    }
    for (const child of item.children) look(child, keys);
  };
  for (const item of items) look(item, []);
  return new Set(best.keys);
}

/** Path of an internal target; null for others. */
function pathOf({ target }: NavItem): string | null {
  return target === null || target.kind === 'external' ? null : barePath(target.path);
}

/** Maps an untranslated code to the built-in entry with the same page, or with a child of the same page; null without one. */
export function knownCodeOf(code: string, items: readonly NavItem[], own: readonly NavItem[]): string | null {
  const group = items.find((item) => item.code === code);
  const paths = (item: NavItem): (string | null)[] => [item, ...item.children].map(pathOf);
  if (group !== undefined) {
    const wanted = paths(group).filter((path) => path !== null);
    return (
      own.find((item) => paths(item).some((path) => path !== null && wanted.includes(path)))?.code ?? null
    );
  }
  const entry = items.flatMap(({ children }) => children).find((item) => item.code === code);
  const path = entry === undefined ? null : pathOf(entry);
  if (path === null) return null;
  return (
    [...own.flatMap(({ children }) => children), ...own].find((item) => pathOf(item) === path)?.code ?? null
  );
}

/** Fallback label: `menu.MY_PAGE` becomes "My page". Text that is not a code is unchanged. */
export function codeInWords(code: string): string {
  if (!/^[A-Za-z][\w.-]*$/.test(code)) return code;
  const words = (code.split('.').at(-1) ?? code)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
