import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { RouteHead } from '#src/parts/page/route-head.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { LowCarbonFormBody } from './low-carbon-form.tsx';

/** Application for low-carbon-emission steel (document 2 §2). The route guard admits certified companies only. */
export function LowCarbonScreen(): ReactNode {
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm key={user.id} user={user} />
    </PageWidth>
  );
}

function OwnForm({ user }: { user: StoredUser }): ReactNode {
  const { lang } = useText();
  const company = useQuery(companyQueries.ofUser(user.id));
  return (
    <>
      {company.data === undefined && <RouteHead />}
      <QueryState query={company} shape="fields" count={4}>
        {({ name }) => (
          <LowCarbonFormBody
            userId={user.id}
            company={{
              sent: nameIn('zh', name) || (user.companyName ?? ''),
              shown: nameIn(lang, name) || (user.companyName ?? ''),
            }}
          />
        )}
      </QueryState>
    </>
  );
}
