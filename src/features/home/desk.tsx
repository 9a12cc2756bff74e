import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyQueries } from '#src/api/shared/company.ts';
import { isAgency } from '#src/lib/gates.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { AgencyRecords } from './agency-records.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Beginning } from './beginning.tsx';
import { DeskHead } from './desk-head.tsx';
import { ExpiringDeclarations } from './expiring-declarations.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { RecentMessages } from './recent-messages.tsx';
import classes from './desk.module.css';

interface DeskProps {
  user: StoredUser;
  /** What waits for somebody in their applications; `none` stands there when they have no application at all. */
  tasks: (userId: string, none: ReactNode) => ReactNode;
}

/** What somebody who works here sees first: what waits for them, what ends soon, what they began, what is new. */
export function Desk({ user, tasks }: DeskProps): ReactNode {
  const code = user.companyCode ?? '';
  const { data: filed, isLoading } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '',
    meta: { silent: true },
  });
  // Nobody is shown the beginning of a steel company who turns out to be an agency.
  const none = isLoading ? null : isAgency(filed?.type) ? (
    <AgencyRecords userId={user.id} />
  ) : (
    <Beginning user={user} />
  );
  return (
    <>
      <DeskHead user={user} />
      <PageWidth>
        <div className={classes.columns}>
          <div className={classes.work}>
            {tasks(user.id, none)}
            {code !== '' && <ExpiringDeclarations companyCode={code} />}
          </div>
          <div className={classes.side}>
            <OpenDrafts userId={user.id} />
            <RecentMessages userId={user.id} />
          </div>
        </div>
      </PageWidth>
    </>
  );
}
