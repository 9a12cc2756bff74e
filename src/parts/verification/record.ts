import type { TextKey } from '#src/i18n/keys.ts';
import { VERIFICATION, type VerificationState } from '#src/lib/states.ts';
import type { Tone } from '#src/ui/status-badge.tsx';
import type { toVerification, toVerificationFiles } from './read.ts';

export type VerificationRecord = ReturnType<typeof toVerification>;
export type VerificationFile = ReturnType<typeof toVerificationFiles>[number];

/** Key to recognise the user's own new request: no response contains the owner of a record. */
export function sentRequest({ number, email }: Pick<VerificationRecord, 'number' | 'email'>): string {
  return `${number} ${email}`.toLowerCase();
}

/** document 2 §4 */
export const VERIFICATION_VIEW: Record<VerificationState, { label: TextKey; tone: Tone }> = {
  [VERIFICATION.failed]: { label: 'verify.state1', tone: 'refused' },
  [VERIFICATION.succeeded]: { label: 'verify.state2', tone: 'valid' },
  [VERIFICATION.inProgress]: { label: 'verify.state3', tone: 'now' },
};

export const VERIFICATION_STATES = [
  VERIFICATION.inProgress,
  VERIFICATION.succeeded,
  VERIFICATION.failed,
] as const satisfies readonly VerificationState[];

/** document 2 §3 */
export const CHINA = '中国';
export const ABROAD = '国外';

const COUNTRY: Record<string, TextKey> = { [CHINA]: 'verify.countryCn', [ABROAD]: 'verify.countryOther' };

/** Text key, or the server's text (document 2 §3). */
export function countryText(country: string): TextKey | { text: string } {
  return COUNTRY[country] ?? { text: country };
}

/** document 2 §3 */
export const RELATIONS = ['verify.relSupplier', 'verify.relCustomer', 'verify.relOther'] as const;

/** Text key, or the server's text (document 2 §3). */
export function relationText({
  relationId,
  relation,
}: Pick<VerificationRecord, 'relationId' | 'relation'>): TextKey | { text: string } {
  return (relationId === null ? undefined : RELATIONS[relationId]) ?? { text: relation };
}
