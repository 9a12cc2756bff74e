import { Suspense, type ReactNode } from 'react';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useNoticeState } from '#src/parts/task-notices/store.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';

const TaskWatch = lazyPart(() =>
  import('#src/features/my-applications/task-watch.tsx').then((part) => part.TaskWatch),
);

/** Loads the task watcher only for users who want notifications. */
export function WantedTasks({ user }: { user: StoredUser }): ReactNode {
  const state = useNoticeState();
  if (state !== 'on') return null;
  return (
    <PartBoundary>
      <Suspense>
        <TaskWatch key={user.id} userId={user.id} />
      </Suspense>
    </PartBoundary>
  );
}
