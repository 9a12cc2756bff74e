/** The sections of the workbench in their groups. */

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
