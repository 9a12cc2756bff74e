import { useMemo } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Task } from '#src/parts/task-notices/rules.ts';
import { useTaskNotices } from '#src/parts/task-notices/use-task-notices.ts';
import { productsOf } from './application-subject.tsx';
import { situationOf } from './situation.ts';
import { useApplications } from './use-applications.ts';
import { waitingOf } from './waiting-applications.tsx';

/** How often an open tab looks, ms: staff act in hours, and a tab may lie in the background all day. */
export const LOOK_EVERY_MS = 2 * 60_000;

/** Looks again and again what waits for the reader, and gives notice of it. Draws nothing. */
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
        // Without the count: one file fewer is no news.
        key: `${row.id}:${says.key}:${row.progress.customerDue ?? ''}`,
        title: productsOf(row, lang),
        body: t(says.key, says.vars),
        href: `/epd/mineEpd?id=${encodeURIComponent(row.id)}&dialog=${offer.dialog}`,
      };
    });
  }, [data, asking, t, lang]);
  useTaskNotices(tasks);
  return null;
}
