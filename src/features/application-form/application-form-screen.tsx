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

/**
 * The application for EPD and CFP (document 2 §2). The route has already let only certified companies in.
 * @param companyName the company that the address asks for; any but the own one is named and left alone
 */
export function ApplicationFormScreen({ companyName }: { companyName: string | undefined }): ReactNode {
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm key={user.id} user={user} asked={companyName?.trim() ?? ''} />
    </PageWidth>
  );
}

function OwnForm({ user, asked }: { user: StoredUser; asked: string }): ReactNode {
  const { lang } = useText();
  return (
    <QueryState query={useQuery(companyQueries.ofUser(user.id))} shape="fields" count={4}>
      {({ name }) => (
        <ApplicationFormBody
          userId={user.id}
          company={applyingCompany(name, user.companyName, asked, lang)}
        />
      )}
    </QueryState>
  );
}
