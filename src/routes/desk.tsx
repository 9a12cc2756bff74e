import { noop, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Desk } from '#src/features/home/desk.tsx';
import { deskQueries } from '#src/features/home/desk-queries.ts';
import { OwnTasks } from '#src/features/my-applications/own-tasks.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';

/** Starts reading what the desk shows. */
export function readDesk(queryClient: QueryClient, user: StoredUser): void {
  queryClient.query(applicationQueries.all(user.id)).catch(noop);
  queryClient.query(messageQueries.newest(user.id, currentLanguage())).catch(noop);
  const code = user.companyCode ?? '';
  if (code !== '') queryClient.query(deskQueries.ending(code)).catch(noop);
}

/** Home of somebody who is signed in; what waits for them comes from their applications. Loaded for them only. */
export function HomeDesk({ user }: { user: StoredUser }): ReactNode {
  return <Desk user={user} tasks={(userId, none) => <OwnTasks userId={userId} none={none} />} />;
}
