import { nameIn, type TwoNames } from '#src/lib/names.ts';

/** The company of an application, from what is known of it and from the address (document 2 §2 `companyName`). */
export interface ApplyingCompany {
  /** As it is sent. */
  sent: string;
  /** As it is written in the language of the page. */
  shown: string;
  /** Another company that the address asked for: people apply for their own only. */
  other: string | null;
}

/** Blanks, letter case and full-width letters do not make another company. */
function comparable(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/**
 * The own company, and whether the address names another one. Where the server tells no name, the one of the session
 * fills the field, else that of the address.
 */
export function applyingCompany(
  names: TwoNames,
  stored: string | null,
  asked: string,
  lang: 'zh' | 'en',
): ApplyingCompany {
  const known = [names.zh, names.en, stored?.trim() ?? ''].filter((name) => name !== '');
  const fallback = known[0] ?? asked;
  const own =
    asked === '' || known.length === 0 || known.some((name) => comparable(name) === comparable(asked));
  return {
    sent: nameIn('zh', names) || fallback,
    shown: nameIn(lang, names) || fallback,
    other: own ? null : asked,
  };
}
