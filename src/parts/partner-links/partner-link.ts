import type { TwoNames } from '#src/lib/names.ts';

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
