import type { MenuItem } from '#src/api/shared/platform.ts';
import { isAgency } from '#src/lib/gates.ts';

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
}

/** Path without search, hash and closing slashes, in lower case: paths match in any letter case (decision 17). */
export function barePath(url: string): string {
  const path = url.replace(/[?#].*$/, '').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Reads an address of the server's menu. Only paths of this portal and web addresses count: `javascript:`, `//host` and
 * the like lead nowhere.
 */
export function navTargetOf(url: unknown): NavTarget | null {
  if (typeof url !== 'string' || /[\\\s\p{Cc}]/u.test(url)) return null;
  if (/^https?:\/\/[^/]/i.test(url)) return URL.canParse(url) ? { kind: 'external', href: url } : null;
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
 * The menu without what this company may not see, at any depth.
 * @param companyType of the signed-in user's company; null for nobody, and while it is unknown
 */
export function filterMenu(items: readonly MenuItem[], companyType: unknown): MenuItem[] {
  const mayEnter = isAgency(companyType);
  return items.flatMap((item) => {
    if (!mayEnter && typeof item.url === 'string' && barePath(item.url) === AGENCY_PATH) return [];
    return [
      { ...item, children: filterMenu(Array.isArray(item.children) ? item.children : [], companyType) },
    ];
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
