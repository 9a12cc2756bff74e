import { useMemo, useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type Task, keysOf, newTasks } from '#src/parts/task-notices/rules.ts';
import { readKnownTasks, showNotice, writeKnownTasks } from '#src/parts/task-notices/store.ts';
import { productsOf } from './application-subject.tsx';
import { waitingOf } from './deadlines.ts';
import { situationOf } from './situation.ts';
import { useApplications } from './use-applications.ts';

/** Polling interval, ms. Slow, because staff act within hours and a tab may stay in the background all day. */
export const LOOK_EVERY_MS = 2 * 60_000;

/** Polls for tasks of the user and shows notifications; renders nothing. */
export function TaskWatch({ userId }: { userId: string }): null {
  const { t, lang } = useText();
  const {
    query: { data },
    asking,
  } = useApplications(userId, { every: LOOK_EVERY_MS });
  const tasks = useMemo((): Task[] | undefined => {
    if (data === undefined || asking) return undefined;
    const today = platformToday();
    return waitingOf(data.rows, today).flatMap((row) => {
      const [task] = situationOf(row.progress, today).tasks;
      if (task === undefined) return [];
      const { says, offer } = task;
      return {
        // Without the number of missing files: a smaller number is not worth a notification.
        key: `${row.id}:${says.key}:${row.progress.customerDue ?? ''}`,
        title: productsOf(row, { t, lang }),
        body: t(says.key, says.vars),
        href: `/epd/mineEpd/${encodeURIComponent(row.id)}?dialog=${offer.dialog}`,
      };
    });
  }, [data, asking, t, lang]);
  useTaskNotices(tasks);
  return null;
}

/** Web Locks let one tab at a time look for new tasks. */
async function alone(work: () => void): Promise<void> {
  // Missing in old browsers; the tag of a notification still prevents duplicates.
  const { locks } = navigator as Navigator & { locks?: LockManager | null };
  if (!locks) work();
  else await locks.request('task-notices', work);
}

/** Notifies of unknown tasks; those pending at the opt-in are known. @param tasks undefined while loading */
function useTaskNotices(tasks: readonly Task[] | undefined): void {
  const router = useRouter();
  const shown = useRef<Notification[]>([]);
  const tell = useEffectEvent((now: readonly Task[]): void => {
    const known = readKnownTasks();
    writeKnownTasks(keysOf(now));
    for (const { key, title, body, href } of known === null ? [] : newTasks(now, known)) {
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
  // Close with the session, because they name its products.
  useEffect(() => {
    const all = shown.current;
    return () => all.forEach((notice) => notice.close());
  }, []);
}
