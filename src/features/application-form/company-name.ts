import { nameIn, type TwoNames } from '#src/lib/names.ts';

/** Ignores whitespace, case and full-width forms. */
function comparable(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Without a name from the server, falls back to the session, then to the URL. */
export function applyingCompany(names: TwoNames, stored: string | null, asked: string, lang: 'zh' | 'en') {
  const known = [names.zh, names.en, stored?.trim() ?? ''].filter((name) => name !== '');
  const fallback = known[0] ?? asked;
  const own =
    asked === '' || known.length === 0 || known.some((name) => comparable(name) === comparable(asked));
  return {
    sent: nameIn('zh', names) || fallback,
    shown: nameIn(lang, names) || fallback,
    /** Different company named in the URL: users can apply for their own only. */
    other: own ? null : asked,
  };
}
