import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isAgency } from '#src/lib/gates.ts';
import { nameIn } from '#src/lib/names.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import { list, text } from '#src/lib/received.ts';
import { readStoredJson } from '#src/lib/storage.ts';
import { STORAGE, type StoredUser } from '#src/lib/storage-keys.ts';

interface OwnCompany {
  nameEn?: string | undefined;
  type?: string | undefined;
  /** Nothing is known yet. */
  isLoading: boolean;
  isSettled: boolean;
}

/** The company of a user; what the last visit read stands until it is read anew. */
export function useOwnCompany(code: string | null | undefined, asks = true): OwnCompany {
  const { data, isLoading, isPending } = useQuery({
    ...companyQueries.detail(code ?? ''),
    enabled: Boolean(code) && asks,
    meta: { silent: true },
  });
  const [storedCode, nameEn, type] = list(readStoredJson(STORAGE.ownCompany)).map(text);
  const known = data ?? (code && code === storedCode ? { nameEn, type } : undefined);
  return { ...known, isLoading: isLoading && known === undefined, isSettled: !isPending };
}

/** Whether there are probably no applications: without a company, and for agencies. */
export function useHasNoApplications({ companyCode }: StoredUser): boolean {
  const { type } = useOwnCompany(companyCode);
  return !companyCode || isAgency(type);
}

/** Null without a name, and while only the name in the other language is known (decision 35). */
export function useOwnName(user: StoredUser): string | null {
  const { lang } = useText();
  const { nameEn = '', isLoading } = useOwnCompany(user.companyCode);
  const { companyName } = user;
  if (isLoading && companyName !== null && otherLanguageOf(companyName, lang) !== null) return null;
  const inPage = { zh: companyName ?? '', en: nameEn };
  return displayName(companyName === null ? user : { ...user, companyName: nameIn(lang, inPage) });
}

/** Company name, else user name (document 1 §2), else account; null if unknown. */
export function displayName({ companyName, userName, userAccount }: StoredUser): string | null {
  return [companyName, userName, userAccount].find((name) => name !== null && name.trim() !== '') ?? null;
}
