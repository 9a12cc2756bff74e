import { lazy, Suspense, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useNoticeState } from '#src/parts/task-notices/store.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';

const TaskWatch = lazy(() =>
  loadPart(() => import('#src/features/my-applications/task-watch.tsx')).then((part) => ({
    default: part.TaskWatch,
  })),
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
