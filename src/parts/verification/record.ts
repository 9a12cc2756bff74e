import type { TextKey } from '#src/i18n/keys.ts';
import { VERIFICATION, type VerificationState } from '#src/lib/states.ts';
import type { Tone } from '#src/ui/status-badge.tsx';

/** A verification record as the screens rely on it (document 2 §3); texts that did not come are empty (decision 4). */
export interface VerificationRecord {
  id: string;
  number: string;
  position: string;
  /** Company of the person who asks, as typed. */
  company: string;
  country: string;
  /** Province and city, or the address abroad. */
  region: string;
  email: string;
  contact: string;
  /** 0 supplier, 1 customer, 2 other; null when the server does not say. */
  relationId: number | null;
  /** The relationship in the words of the server. */
  relation: string;
  /** What "other" means. */
  supplement: string;
  state: VerificationState | null;
  remark: string;
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  submittedAt: string;
}

/** A file of a record, with what the platform answered to it. */
export interface VerificationFile {
  /** Id of the attachment. */
  id: string;
  name: string;
  uploadedAt: string;
  feedbackAt: string;
  feedback: string;
}

/** What tells the requests of one person from those of others: no answer says whose a record is. */
export function sentRequest({ number, email }: Pick<VerificationRecord, 'number' | 'email'>): string {
  return `${number} ${email}`.toLowerCase();
}

/** How a state is shown: 1 failed, in red, 2 succeeded, 3 in progress (document 2 §4). */
export const VERIFICATION_VIEW: Record<VerificationState, { label: TextKey; tone: Tone }> = {
  [VERIFICATION.failed]: { label: 'verify.state1', tone: 'refused' },
  [VERIFICATION.succeeded]: { label: 'verify.state2', tone: 'valid' },
  [VERIFICATION.inProgress]: { label: 'verify.state3', tone: 'now' },
};

/** The states in the order in which somebody works through them. */
export const VERIFICATION_STATES = [
  VERIFICATION.inProgress,
  VERIFICATION.succeeded,
  VERIFICATION.failed,
] as const satisfies readonly VerificationState[];

/** A country as it goes on the wire (document 2 §3). */
export const CHINA = '中国';
export const ABROAD = '国外';

const COUNTRY: Record<string, TextKey> = { [CHINA]: 'verify.countryCn', [ABROAD]: 'verify.countryOther' };

/** The country as a text key, or as it came (document 2 §3). */
export function countryText(country: string): TextKey | { text: string } {
  return COUNTRY[country] ?? { text: country };
}

/** Relationships to the applicant by their `relationalId`: 0 supplier, 1 customer, 2 other (document 2 §3). */
export const RELATIONS = ['verify.relSupplier', 'verify.relCustomer', 'verify.relOther'] as const;

/** The relationship to the applicant as a text key, or as it came (document 2 §3). */
export function relationText({
  relationId,
  relation,
}: Pick<VerificationRecord, 'relationId' | 'relation'>): TextKey | { text: string } {
  return (relationId === null ? undefined : RELATIONS[relationId]) ?? { text: relation };
}
