import { Suspense, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';

const WantedTasks = lazyPart(() => import('./wanted-tasks.tsx').then((part) => part.WantedTasks));

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
