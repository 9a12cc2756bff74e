import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';

interface OwnCompanyNameProps {
  user: StoredUser;
  /** How many fields the form has, for the shapes that stand in its place. */
  fields: number;
  /** @param companyName empty where nothing is known of a company */
  children: (companyName: string) => ReactNode;
}

/**
 * Gives a form the own company's name to begin with, in the language of the page (decision 35). The session knows one name;
 * on English pages the server is asked for the other, and where it tells none the session's name stays.
 */
export function OwnCompanyName({ user, fields, children }: OwnCompanyNameProps): ReactNode {
  const { lang } = useText();
  const stored = user.companyName ?? '';
  const asks = lang === 'en' && stored !== '';
  const { data, isPending } = useQuery({
    ...companyQueries.ofUser(user.id),
    enabled: asks,
    meta: { silent: true },
  });
  if (asks && isPending) return <LoadingState shape="fields" count={fields} />;
  return children(nameIn(lang, { zh: stored, en: data?.name.en ?? '' }));
}
