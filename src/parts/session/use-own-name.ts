import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import { list, text } from '#src/lib/received.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { STORAGE, type StoredUser } from '#src/lib/storage-keys.ts';

/** Null without a name, and while only the name in the other language is known (decision 35). */
export function useOwnName(user: StoredUser): string | null {
  const { lang } = useText();
  const code = user.companyCode ?? '';
  const { data, isLoading } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '',
    meta: { silent: true },
  });
  const read = data?.nameEn;
  useEffect(() => {
    if (read !== undefined) writeStorage(STORAGE.companyNameEn, JSON.stringify([code, read]));
  }, [code, read]);
  const { companyName } = user;
  // What the last visit read stands until it is read anew.
  const [storedCode, stored] = list(readStoredJson(STORAGE.companyNameEn)).map(text);
  const nameEn = read ?? (storedCode === code ? stored : undefined) ?? '';
  if (isLoading && nameEn === '' && companyName !== null && otherLanguageOf(companyName, lang) !== null)
    return null;
  const inPage = { zh: companyName ?? '', en: nameEn };
  return displayName(companyName === null ? user : { ...user, companyName: nameIn(lang, inPage) });
}

/** Company name, else user name (document 1 §2), else account; null if unknown. */
export function displayName({ companyName, userName, userAccount }: StoredUser): string | null {
  return [companyName, userName, userAccount].find((name) => name !== null && name.trim() !== '') ?? null;
}
