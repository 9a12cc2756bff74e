import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { cancellationGate } from '#src/lib/gates.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { runGate } from '#src/parts/session/run-gate.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { AUDIT } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CentreNotices } from './centre-notices.tsx';
import { CentreLinks, NoticeSwitch } from './centre-links.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { centreActions } from './rules.ts';
import classes from './account.module.css';

/** Personal center (document 2 §2 "User centre"). */
export function UserCentreScreen(): ReactNode {
  const user = useSession();
  // Without a user the route guard is already redirecting.
  return user === null ? null : <Centre key={user.id} user={user} />;
}

function Centre({ user }: { user: StoredUser }): ReactNode {
  const router = useRouter();
  const account = useQuery(accountQueries.own(user.id));
  const company = useQuery(companyQueries.ofUser(user.id));

  const unlessLeaving = (change: () => void) => (): void => {
    if (runGate(cancellationGate(account.data?.leaving === true), router.state.location.href)) change();
  };

  return (
    <PageWidth>
      <PageTitle title="nav.user" />
      {account.data !== undefined && (
        <CentreNotices account={account.data} actions={centreActions(account.data, company.data)} />
      )}
      <div className={classes.centre}>
        <div>
          <Section title="user.accountInfo" space="dense">
            <QueryState query={account} shape="facts" count={5}>
              {(data) => (
                // Without a company its actions are unavailable; the company's panel shows the error.
                <AccountPanel
                  account={data}
                  actions={centreActions(data, company.data)}
                  unlessLeaving={unlessLeaving}
                />
              )}
            </QueryState>
          </Section>
          <Section title="user.companyInfo" space="dense">
            <QueryState query={allOf({ company, account })} shape="facts" count={3}>
              {(data) => (
                <CompanyPanel
                  company={data.company}
                  registeredName={data.account.companyName}
                  actions={centreActions(data.account, data.company)}
                  opens={data.account.audit === AUDIT.approved}
                  unlessLeaving={unlessLeaving}
                />
              )}
            </QueryState>
          </Section>
          <NoticeSwitch />
        </div>
        <CentreLinks leaving={account.data?.leaving ?? null} />
      </div>
    </PageWidth>
  );
}
