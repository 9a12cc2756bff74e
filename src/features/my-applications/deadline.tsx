import type { ReactNode } from 'react';
import { IconAlarm, IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { formatDays } from '#src/lib/format-days.ts';
import type { Situation } from './situation.ts';
import classes from './deadline.module.css';

export const DEADLINE_SIGN = {
  over: IconClockExclamation,
  soon: IconAlarm,
  later: IconCalendarEvent,
} as const;

interface DeadlineProps extends Pick<Situation, 'own'> {
  /** Days above the date, for a column; in a card's column they end at its right. */
  stacked?: boolean;
}

/** The user's deadline in days, with the date; overdue, soon and later differ in word, icon and tone. */
export function Deadline({ own, stacked = false }: DeadlineProps): ReactNode {
  const { t, lang } = useText();
  if (own === null) return null;
  const { key, date, days, urgency } = own;
  const Sign = DEADLINE_SIGN[urgency];
  return (
    <span className={classes.root} data-urgency={urgency} data-stacked={stacked || undefined}>
      <strong className={classes.days}>
        <Sign size="1.125em" stroke={2} aria-hidden /> {t(key, { days: formatDays(days, lang) })}
      </strong>{' '}
      <span className={classes.date}>
        {t(urgency === 'over' ? 'epd.mine.due.was' : 'epd.mine.due.by', {
          date: formatDateInText(date, lang),
        })}
      </span>
    </span>
  );
}
