/** Where one is in the workbench: a section, and what is chosen in it, in the address (`#contract/confirmQuote`). */
import { useHash } from '@mantine/hooks';
import type { paths } from '../openapi/control.gen.ts';

export function placeOf(section: string, chosen = ''): string {
  return chosen === '' ? `#${section}` : `#${section}/${encodeURIComponent(chosen)}`;
}

/** Section and choice of an address; what cannot be read is no choice. */
export function readPlace(hash: string): { section: string; chosen: string } {
  const [section = '', chosen = ''] = hash.replace(/^#/, '').split('/');
  try {
    return { section, chosen: decodeURIComponent(chosen) };
  } catch {
    return { section, chosen: '' };
  }
}

/** The present place, and the way to another section. */
export function usePlace(): {
  section: string;
  chosen: string;
  goTo: (section: string, chosen?: string) => void;
} {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  return { ...readPlace(hash), goTo: (section, chosen) => setHash(placeOf(section, chosen)) };
}

/** Each group with its sections in order; a section is named in the address, its group follows from it. */
export const GROUPS = {
  groupState: ['situations', 'applications', 'staff', 'settings', 'worlds'],
  groupTime: ['clock', 'recording', 'snapshot'],
  groupTraffic: ['requests', 'faults', 'outbox', 'real'],
  contract: ['contract'],
} as const;

export type Group = keyof typeof GROUPS;
export type Section = (typeof GROUPS)[Group][number];

// The keys are those of `GROUPS`.
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The section of an address with its group; the first one for an address that names none. */
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
  /** Null for the board. */
  readonly id: string | null;
}

/** Reads the address's hash; anything unknown is the board of applications. */
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
