import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';

interface OwnCompanyNameProps {
  user: StoredUser;
  fields: number;
  /** @param companyName empty if unknown */
  children: (companyName: string) => ReactNode;
}

/** The session has one name; English pages request the other, and fall back to the session's (decision 35). */
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
