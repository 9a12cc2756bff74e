import type { TwoNames } from '#src/lib/names.ts';

/** A tab of the page (document 1 §3 "friendly link type"). */
export interface LinkType {
  code: string;
  names: TwoNames;
}

/** The tab to show: the one of the address, else the first. */
export function shownType(types: readonly LinkType[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}
