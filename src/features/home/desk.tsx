import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { platformToday } from '#src/api/server-clock.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { isAgency } from '#src/lib/gates.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { AgencyRecords } from './agency-records.tsx';
import { Beginning } from './beginning.tsx';
import { ExpiringDeclarations } from './expiring-declarations.tsx';
import { HeroSearch } from './hero-search.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { RecentMessages } from './recent-messages.tsx';
import classes from './desk.module.css';

/** What waits for somebody in their applications; `none` stands there when they have no application at all. */
export type Tasks = (userId: string, none: ReactNode) => ReactNode;

interface DeskProps {
  user: StoredUser;
  tasks: Tasks;
}

/** Home for those who are signed in: the search, then what waits for them, what is new, what ends soon, what they began. */
export function Desk({ user, tasks }: DeskProps): ReactNode {
  const { t, lang } = useText();
  const { data: company } = useQuery({ ...companyQueries.ofUser(user.id), meta: { silent: true } });
  const code = user.companyCode ?? '';
  const { data: filed } = useQuery({
    ...companyQueries.detail(code),
    enabled: code !== '',
    meta: { silent: true },
  });
  const name =
    (company !== undefined && nameIn(lang, company.name)) || user.companyName || user.userName || '';
  const today = platformToday();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.inner}>
          <div className={classes.who}>
            <Title order={1} className={classes.title}>
              {t('home.desk.title')}
            </Title>
            <p className={classes.name}>
              {name !== '' && (
                <>
                  <AsWritten text={name} /> <span aria-hidden>·</span>{' '}
                </>
              )}
              <time dateTime={today}>{formatDate(today, lang)}</time>
            </p>
          </div>
          <HeroSearch compact />
        </div>
      </div>
      <PageWidth>
        <div className={classes.columns}>
          <div className={classes.work}>
            {tasks(user.id, isAgency(filed?.type) ? <AgencyRecords userId={user.id} /> : <Beginning user={user} />)}
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
