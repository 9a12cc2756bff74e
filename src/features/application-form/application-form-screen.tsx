import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ApplicationFormBody } from './application-form-body.tsx';
import { applyingCompany } from './company-name.ts';

interface ApplicationFormScreenProps {
  companyName: string | undefined;
  pcr?: string | undefined;
}

/**
 * The application for EPD and CFP (document 2 §2). The route has already let only certified companies in.
 * @param companyName the company that the address asks for; any but the own one is named and left alone
 * @param pcr number of the rules that the address asks for: chosen, unless a draft has chosen others
 */
export function ApplicationFormScreen({ companyName, pcr }: ApplicationFormScreenProps): ReactNode {
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm key={user.id} user={user} asked={companyName?.trim() ?? ''} pcr={pcr ?? null} />
    </PageWidth>
  );
}

function OwnForm({ user, asked, pcr }: { user: StoredUser; asked: string; pcr: string | null }): ReactNode {
  const { lang } = useText();
  return (
    <QueryState query={useQuery(companyQueries.ofUser(user.id))} shape="fields" count={4}>
      {({ name }) => (
        <ApplicationFormBody
          userId={user.id}
          pcr={pcr}
          company={applyingCompany(name, user.companyName, asked, lang)}
        />
      )}
    </QueryState>
  );
}
