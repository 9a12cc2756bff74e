import type { ReactNode } from 'react';
import { Desk } from '#src/features/home/desk.tsx';
import { OwnTasks } from '#src/features/my-applications/own-tasks.tsx';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Home of somebody who is signed in; what waits for them comes from their applications. Loaded for them only. */
export function HomeDesk({ user }: { user: StoredUser }): ReactNode {
  return <Desk user={user} tasks={(userId, none) => <OwnTasks userId={userId} none={none} />} />;
}
