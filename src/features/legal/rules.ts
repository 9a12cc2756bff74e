import * as v from 'valibot';
import { pageParam } from '#src/lib/page-param.ts';
import { toLegalType } from '#src/parts/legal/read.ts';

/** The address of the history: whose versions (unknown names are no document), and which page from 2 on. */
export const historySearch = v.object({
  id: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((name) => toLegalType(name) ?? undefined),
      ),
    ),
    undefined,
  ),
  page: pageParam(),
});

/** The address of one version: documented with a capital `Id`; links from elsewhere may write it small. */
export const versionSearch = v.pipe(
  v.object({
    Id: v.fallback(v.optional(v.string()), undefined),
    id: v.fallback(v.optional(v.string()), undefined),
  }),
  v.transform(({ Id, id }): { Id?: string } => {
    const wanted = (Id ?? id ?? '').trim();
    return wanted === '' ? {} : { Id: wanted };
  }),
);
