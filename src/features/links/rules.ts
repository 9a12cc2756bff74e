import * as v from 'valibot';
import { rowsOf, textOf, type TwoNames } from '#src/lib/wire.ts';

/** A tab of the page (document 1 §3 "friendly link type"). */
export interface LinkType {
  code: string;
  names: TwoNames;
}

/** The tab in the address, by the code of its type. */
export const linksSearch = v.object({
  type: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

/** The types in their order; one without a code names no links and is left out (decision 4). */
export function toLinkTypes(raw: unknown): LinkType[] {
  const { list } = (typeof raw === 'object' && raw !== null ? raw : {}) as { list?: unknown[] };
  return rowsOf(list).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const row = entry as Readonly<Record<string, unknown>>;
    const code = textOf(row['code']);
    if (code === '') return [];
    return [{ code, names: { zh: textOf(row['name']) || code, en: textOf(row['enName']) } }];
  });
}

/** The tab to show: the one of the address, else the first. */
export function shownType(types: readonly LinkType[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}
