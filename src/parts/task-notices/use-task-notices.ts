import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toldNow, untold, type Task } from './rules.ts';
import { readTold, showNotice, writeTold } from './store.ts';

/** Only one tab at a time looks what is new; the others find it told. */
async function alone(work: () => void): Promise<void> {
  // Missing in old browsers, where the tag of a notice still keeps two tabs from showing it twice.
  const { locks } = navigator as Navigator & { locks?: LockManager | null };
  if (!locks) work();
  else await locks.request('task-notices', work);
}

/**
 * Shows a notice for each task that was not told yet. What waits already when notices are switched on is no news.
 * @param tasks undefined while they are not known
 */
export function useTaskNotices(tasks: readonly Task[] | undefined): void {
  const router = useRouter();
  const shown = useRef<Notification[]>([]);
  const tell = useEffectEvent((now: readonly Task[]): void => {
    const told = readTold();
    writeTold(toldNow(now));
    for (const { key, title, body, href } of told === null ? [] : untold(now, told)) {
      const notice = showNotice(title, body, key);
      if (notice === null) return;
      notice.onclick = () => {
        window.focus();
        notice.close();
        void router.navigate({ href });
      };
      shown.current.push(notice);
    }
  });
  useEffect(() => {
    if (tasks !== undefined) void alone(() => tell(tasks));
  }, [tasks]);
  // With the session they go: they name its products.
  useEffect(() => {
    const all = shown.current;
    return () => all.forEach((notice) => notice.close());
  }, []);
}
