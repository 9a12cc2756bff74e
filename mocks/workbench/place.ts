/** Location within the workbench, stored in the URL hash: section and selected item (`#contract/confirmQuote`). */
import { useHash } from '@mantine/hooks';
import type { paths } from '../openapi/control.gen.ts';

export function placeOf(section: string, chosen = ''): string {
  return chosen === '' ? `#${section}` : `#${section}/${encodeURIComponent(chosen)}`;
}

/** Parses a hash; invalid parts are ignored. */
export function readPlace(hash: string): { section: string; chosen: string } {
  const [section = '', chosen = ''] = hash.replace(/^#/, '').split('/');
  try {
    return { section, chosen: decodeURIComponent(chosen) };
  } catch {
    return { section, chosen: '' };
  }
}

export function usePlace(): {
  section: string;
  chosen: string;
  goTo: (section: string, chosen?: string) => void;
} {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  return { ...readPlace(hash), goTo: (section, chosen) => setHash(placeOf(section, chosen)) };
}

/** Sections by group, in order. The hash names the section only. */
export const GROUPS = {
  groupState: ['situations', 'applications', 'staff', 'settings', 'worlds'],
  groupTime: ['clock', 'recording', 'snapshot'],
  groupTraffic: ['requests', 'faults', 'outbox', 'real'],
  contract: ['contract'],
} as const;

export type Group = keyof typeof GROUPS;
export type Section = (typeof GROUPS)[Group][number];

// Safe: the keys of `GROUPS`.
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** Section and its group; the first one for an unknown name. */
export function openAt(name: string): { readonly group: Group; readonly section: Section } {
  for (const group of GROUP_NAMES) {
    const section = GROUPS[group].find((each) => each === name);
    if (section !== undefined) return { group, section };
  }
  return { group: 'groupState', section: 'situations' };
}

export const KINDS = [
  'applications',
  'companies',
  'people',
  'verifications',
] as const satisfies readonly Kind[];
export type Kind = paths['/__mock/api/charts/{kind}']['parameters']['path']['kind'];

interface ChartPlace {
  readonly kind: Kind;
  readonly id: string | null;
}

/** Parses a hash; default is the board of applications. */
export function chartPlace(hash: string): ChartPlace {
  const [, kindName = '', id = ''] = hash.replace(/^#/, '').split('/');
  const kind = KINDS.find((known) => known === kindName);
  if (kind === undefined) return { kind: 'applications', id: null };
  return { kind, id: id === '' ? null : decodeURIComponent(id) };
}

export function hashOf({ kind, id }: ChartPlace): string {
  const start = `#applications/${kind}`;
  return id === null ? start : `${start}/${encodeURIComponent(id)}`;
}
