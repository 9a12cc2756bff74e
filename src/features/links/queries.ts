import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import { LINK_TYPE_PAGE_SIZE } from '#src/lib/limits.ts';
import type { Wire } from '#src/api/wire.ts';
import { answeredPage, distinctBy, text, title, type Sent } from '#src/lib/received.ts';
import type { TwoNames } from '#src/lib/names.ts';

export const linkTypeQueries = {
  /** Types of links, a single page of ten (document 1 §7, §9). */
  all: () =>
    queryOptions({
      queryKey: ['platform', 'partnerLinkTypes'],
      queryFn: async ({ signal }) => {
        const body = { pageSize: LINK_TYPE_PAGE_SIZE, pageNum: 1, inlet: 'USER' as const };
        return unwrap(api.POST('/api/n/friendly/type', { body, signal }), toLinkTypes);
      },
      staleTime: 30 * 60_000,
    }),
};

/** Unique types in the server's order; types without a code have no links and are dropped (decision 4). */
export function toLinkTypes(sent: Sent<Wire['FriendlyLinkTypePage']> | null): LinkType[] {
  const types = answeredPage<Wire['FriendlyLinkType']>(sent, ['code']).rows.map((row) => {
    const code = text(row.code);
    return { code, names: { zh: title(row.name) || code, en: title(row.enName) } };
  });
  return distinctBy(types, ({ code }) => code);
}

/** A tab of the page (document 1 §3 "friendly link type"). */
export interface LinkType {
  code: string;
  names: TwoNames;
}

export function shownType(types: readonly LinkType[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}
