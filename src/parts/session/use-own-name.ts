import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { displayName } from './display-name.ts';

/**
 * Who is signed in: the company in the language of the page where it has a name in it (decision 35), else as stored.
 * @returns null for somebody without a name, and as long as only a name in the other language is known
 */
export function useOwnName(user: StoredUser): string | null {
  const { lang } = useText();
  const code = user.companyCode ?? '';
  const { data, isLoading } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '',
    meta: { silent: true },
  });
  const { companyName } = user;
  if (isLoading && companyName !== null && otherLanguageOf(companyName, lang) !== null) return null;
  const inPage = { zh: companyName ?? '', en: data?.nameEn ?? '' };
  return displayName(companyName === null ? user : { ...user, companyName: nameIn(lang, inPage) });
}
