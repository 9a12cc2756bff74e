import type { TwoNames } from '#src/lib/names.ts';

/** A tab of the page (document 1 §3 "friendly link type"). */
export interface LinkType {
  code: string;
  names: TwoNames;
}

/** Tab to show: the one of the URL, else the first. */
export function shownType(types: readonly LinkType[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}
