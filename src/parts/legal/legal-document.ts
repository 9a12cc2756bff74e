import type { Language } from '#src/i18n/keys.ts';
import { oneOf, text } from '#src/lib/received.ts';

/** The two legal documents (document 1 §3). */
export const LEGAL_TYPES = ['REGISTRATION', 'PRIVACY'] as const;
export type LegalType = (typeof LEGAL_TYPES)[number];

/** A document by the name that an address or an answer gives it, in any letter case; null for others. */
export function toLegalType(raw: unknown): LegalType | null {
  return oneOf(LEGAL_TYPES, text(raw).toUpperCase());
}

/** What each document is called and where it stands: labels follow the content (decision 10). */
export const LEGAL = {
  REGISTRATION: { title: 'legal.userAgreement', path: '/policy' },
  PRIVACY: { title: 'legal.privacyPolicy', path: '/agreement' },
} as const satisfies Record<LegalType, unknown>;

/** One version, as a row of the history. */
export interface LegalVersion {
  id: string;
  type: LegalType;
  version: string;
  /** `YYYY-MM-DD`; empty when the server gives none. */
  publishedOn: string;
  /** Last day; null while no end is set. */
  expiresOn: string | null;
}

/** One version with its text. */
export interface LegalDocument extends LegalVersion {
  /** Untrusted HTML (decision 22). */
  html: string;
}

/** The language as these calls name it (document 1 §7). */
export function legalLanguage(lang: Language): 'zh-CN' | 'en' {
  return lang === 'en' ? 'en' : 'zh-CN';
}

/**
 * Whether a version no longer holds: its last day is over.
 * @param today `YYYY-MM-DD` at the platform
 */
export function isExpired({ expiresOn }: Pick<LegalVersion, 'expiresOn'>, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}
