import type { components } from '#src/api/generated/schema.d.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { answeredRows, text, title, type Sent } from '#src/lib/received.ts';
import type { PartnerLink } from './partner-link.ts';

type Wire = components['schemas'];

/** Only web addresses: `javascript:` and the like lead nowhere. */
const WEB_ADDRESS = /^https?:\/\/[^/\s]/i;

/** A link as it may be shown; null without a web address (decision 4). The address stands in for a missing name. */
export function toPartnerLink(row: Sent<Wire['FriendlyLink']>): PartnerLink | null {
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

/** The links that may be shown. */
export function toPartnerLinks(sent: readonly Wire['FriendlyLink'][] | null): PartnerLink[] {
  return answeredRows(sent)
    .map(toPartnerLink)
    .filter((link) => link !== null);
}
