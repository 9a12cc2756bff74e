import type { Language } from '#src/i18n/keys.ts';
import { oneOf, text } from '#src/lib/received.ts';

/** document 1 §3 */
export const LEGAL_TYPES = ['REGISTRATION', 'PRIVACY'] as const;
export type LegalType = (typeof LEGAL_TYPES)[number];

/** Case-insensitive; null for other values. */
export function toLegalType(raw: unknown): LegalType | null {
  return oneOf(LEGAL_TYPES, text(raw).toUpperCase());
}

/** decision 10 */
export const LEGAL = {
  REGISTRATION: { title: 'legal.userAgreement', path: '/policy' },
  PRIVACY: { title: 'legal.privacyPolicy', path: '/agreement' },
} as const satisfies Record<LegalType, unknown>;

/** Language code of these calls (document 1 §7). */
export function legalLanguage(lang: Language): 'zh-CN' | 'en' {
  return lang === 'en' ? 'en' : 'zh-CN';
}

/**
 * Whether the last day of validity is over.
 * @param today platform date `YYYY-MM-DD`
 */
export function isExpired({ expiresOn }: { expiresOn: string | null }, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** Null if the server omits the end date. */
export function standingOf(
  version: { expiresOn: string | null; isOpenEnded: boolean },
  today: string,
): 'expired' | 'current' | null {
  if (isExpired(version, today)) return 'expired';
  return version.expiresOn !== null || version.isOpenEnded ? 'current' : null;
}
