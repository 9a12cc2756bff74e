import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';

const NoticeStack = lazy(() =>
  loadPart(() => import('./notice-stack.tsx')).then((part) => ({ default: part.NoticeStack })),
);

/** Place of the short messages. What draws them comes with the first one, which waits for it. */
export function Notices(): ReactNode {
  const { notifications } = useNotifications();
  const [used, setUsed] = useState(false);
  if (!used && notifications.length > 0) setUsed(true);
  return used ? (
    <PartBoundary>
      <Suspense>
        <NoticeStack />
      </Suspense>
    </PartBoundary>
  ) : null;
}
