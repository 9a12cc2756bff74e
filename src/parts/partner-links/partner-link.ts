import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { textOf, type TwoNames } from '#src/lib/wire.ts';

/** A partner's site (document 1 §3 "friendly link"). */
export interface PartnerLink {
  id: string;
  /** A web address: http or https. */
  href: string;
  names: TwoNames;
  typeCode: string;
  /** Attachment with the logo; null when there is none. */
  logoId: string | null;
}

/** Only web addresses: `javascript:` and the like lead nowhere. */
const WEB_ADDRESS = /^https?:\/\/[^/\s]/i;

/** A link as it may be shown; null without a web address (decision 4). The address stands in for a missing name. */
export function toPartnerLink(raw: unknown): PartnerLink | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const row = raw as Readonly<Record<string, unknown>>;
  const href = textOf(row['link']);
  if (!WEB_ADDRESS.test(href)) return null;
  const logo = textOf(row['attachmentId']);
  return {
    id: textOf(row['id']) || href,
    href,
    names: { zh: textOf(row['companyName']) || href, en: textOf(row['enCompanyName']) },
    typeCode: textOf(row['typeCode']),
    logoId: logo === '' || logo === NO_IMAGE_ATTACHMENT_ID ? null : logo,
  };
}
