import { noop, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dashboard } from '#src/features/home/dashboard.tsx';
import { dashboardQueries } from '#src/features/home/dashboard-queries.ts';
import { OwnWeek } from '#src/features/my-applications/own-week.tsx';
import { OwnTasks } from '#src/features/my-applications/own-tasks.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { useHasNoApplications } from '#src/parts/session/use-own-company.ts';

export function readDashboard(queryClient: QueryClient, user: StoredUser): void {
  queryClient.query(applicationQueries.all(user.id)).catch(noop);
  queryClient.query(messageQueries.newest(user.id, currentLanguage())).catch(noop);
  const code = user.companyCode ?? '';
  if (code !== '') queryClient.query(dashboardQueries.ending(code)).catch(noop);
}

/** Loaded for signed-in users only. */
export function HomeDashboard({ user }: { user: StoredUser }): ReactNode {
  const expectsNone = useHasNoApplications(user);
  return (
    <Dashboard
      user={user}
      week={(userId) => <OwnWeek userId={userId} expectsNone={expectsNone} />}
      tasks={(userId, none) => <OwnTasks userId={userId} none={none} expectsNone={expectsNone} />}
    />
  );
}
