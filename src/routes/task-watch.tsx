import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { useNoticeState } from '#src/parts/task-notices/store.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';

const TaskWatch = lazy(() =>
  loadPart(() => import('#src/features/my-applications/task-watch.tsx')).then((part) => ({
    default: part.TaskWatch,
  })),
);

/** Gives notice of what waits, to those who are signed in and want it; nobody else loads it. */
export function WantedTaskWatch(): ReactNode {
  const user = useSession();
  const state = useNoticeState();
  if (user === null || state !== 'on') return null;
  return (
    <PartBoundary>
      <Suspense>
        <TaskWatch key={user.id} userId={user.id} />
      </Suspense>
    </PartBoundary>
  );
}
