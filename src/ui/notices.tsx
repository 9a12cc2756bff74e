import { useNotifications } from '@mantine/notifications';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';

/** Container of notifications; loaded with the first one, retried by the next if that fails. */
export function Notices(): ReactNode {
  const { notifications } = useNotifications();
  const [stack, setStack] = useState<{ Stack: ComponentType } | null>(null);
  const isWanted = stack === null && notifications.length > 0;
  useEffect(() => {
    if (isWanted)
      loadPart(() => import('./notice-stack.tsx')).then(
        (part) => setStack({ Stack: part.NoticeStack }),
        () => undefined,
      );
  }, [isWanted, notifications.length]);
  return (
    stack !== null && (
      <PartBoundary>
        <stack.Stack />
      </PartBoundary>
    )
  );
}
