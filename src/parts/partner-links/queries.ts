import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { answeredRows, text, title, type Sent } from '#src/lib/received.ts';

/** Excludes `javascript:` and similar. */
const WEB_ADDRESS = /^https?:\/\/[^/\s]/i;

/** Null without a web address, which also replaces a missing name (decision 4). */
export function toPartnerLink(row: Sent<Wire['FriendlyLink']>) {
  const href = text(row.link);
  if (!WEB_ADDRESS.test(href)) return null;
  const logo = text(row.attachmentId);
  return {
    id: text(row.id) || href,
    href,
    names: { zh: title(row.companyName) || href, en: title(row.enCompanyName) },
    typeCode: text(row.typeCode),
    logoId: logo === '' || logo === NO_IMAGE_ATTACHMENT_ID ? null : logo,
  };
}

export function toPartnerLinks(sent: readonly Wire['FriendlyLink'][] | null): PartnerLink[] {
  return answeredRows(sent, ['link'])
    .map(toPartnerLink)
    .filter((link) => link !== null);
}

/** document 1 §3 "friendly link" */
export type PartnerLink = NonNullable<ReturnType<typeof toPartnerLink>>;

export const partnerQueries = {
  /** document 1 §7 */
  links: () =>
    queryOptions({
      queryKey: ['platform', 'partnerLinks'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/n/friendly/link', { signal }), toPartnerLinks),
      staleTime: 30 * 60_000,
      meta: { silent: true },
    }),
};
