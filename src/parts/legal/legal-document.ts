import type { Language } from '#src/i18n/keys.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { textOf } from '#src/lib/wire.ts';

/** The two legal documents (document 1 §3). */
export const LEGAL_TYPES = ['REGISTRATION', 'PRIVACY'] as const;
export type LegalType = (typeof LEGAL_TYPES)[number];

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

/** A document by the name that an address or an answer gives it, in any letter case; null for others. */
export function toLegalType(raw: unknown): LegalType | null {
  const name = textOf(raw).toUpperCase();
  return LEGAL_TYPES.find((type) => type === name) ?? null;
}

/** A version as the server describes it; null without an id or of an unknown document (decision 4). */
export function toLegalVersion(raw: unknown, asked?: LegalType): LegalVersion | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const row = raw as Readonly<Record<string, unknown>>;
  const id = textOf(row['id']);
  const type = toLegalType(row['agreementType']) ?? asked;
  if (id === '' || type === undefined) return null;
  return {
    id,
    type,
    version: textOf(row['agreementVersion']),
    publishedOn: textOf(row['publishTime']).slice(0, 10),
    expiresOn: textOf(row['failureTime']).slice(0, 10) || null,
  };
}

/**
 * A version with its text.
 * @throws ProtocolError when the answer holds none
 */
export function toLegalDocument(raw: unknown, asked?: LegalType): LegalDocument {
  const version = toLegalVersion(raw, asked);
  if (version === null) throw new ProtocolError('The answer holds no legal document.');
  const { agreementContent } = raw as { agreementContent?: unknown };
  return { ...version, html: typeof agreementContent === 'string' ? agreementContent : '' };
}

/**
 * Whether a version no longer holds: its last day is over.
 * @param today `YYYY-MM-DD` at the platform
 */
export function isExpired({ expiresOn }: Pick<LegalVersion, 'expiresOn'>, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}
