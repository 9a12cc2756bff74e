import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';

const WantedTasks = lazy(() =>
  loadPart(() => import('./wanted-tasks.tsx')).then((part) => ({ default: part.WantedTasks })),
);

export function WantedTaskWatch(): ReactNode {
  const user = useSession();
  if (user === null) return null;
  return (
    <PartBoundary>
      <Suspense>
        <WantedTasks user={user} />
      </Suspense>
    </PartBoundary>
  );
}
