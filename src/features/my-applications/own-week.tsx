import { IconCircleHalf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { productsOf } from './application-subject.tsx';
import { DEADLINE_SIGN } from './deadline.tsx';
import { useApplications } from './use-applications.ts';
import { dateInWeek, weekdayName, weekOf, type WeekDay, type WeekMark } from './week.ts';
import classes from './week.module.css';

/** Marks shown a day; the list shows all. */
const SHOWN = 2;

/** The seven days from today with the user's deadlines and what the platform plans; renders nothing without an application. */
export function OwnWeek({ userId, expectsNone }: { userId: string; expectsNone: boolean }): ReactNode {
  const { t } = useText();
  const today = platformToday();
  const {
    query: { data, error },
  } = useApplications(userId);
  // The days stand at once; an error is told by the list below.
  if (error !== null || (data === undefined ? expectsNone : data.rows.length === 0)) return null;
  return (
    <ol className={classes.week} aria-label={t('mill.week')}>
      {weekOf(data?.rows ?? [], today).map((day) => (
        <Day key={day.day} day={day} isToday={day.day === today} />
      ))}
    </ol>
  );
}

function Day({ day: { day, marks }, isToday }: { day: WeekDay; isToday: boolean }): ReactNode {
  const { t, lang } = useText();
  return (
    <li className={classes.day} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day} className={classes.date}>
        <span>{isToday ? t('epd.mine.rail.today') : weekdayName(day, lang)}</span>{' '}
        {dateInWeek(day, lang, isToday)}
      </time>
      <ul className={classes.marks}>
        {marks.slice(0, SHOWN).map((mark) => (
          <li key={mark.application.id}>
            <Mark mark={mark} />
          </li>
        ))}
        {marks.length > SHOWN && (
          <li>
            <TextLink to="/epd/mineEpd" search={{ sort: 'due' }} display="block" fz="0.8125rem" lh="1.5rem">
              {t('mill.more', { count: marks.length - SHOWN })}
            </TextLink>
          </li>
        )}
      </ul>
    </li>
  );
}

function Mark({ mark: { application, kind } }: { mark: WeekMark }): ReactNode {
  const text = useText();
  const Sign = kind === 'plan' ? IconCircleHalf : DEADLINE_SIGN[kind];
  const name = productsOf(application, text);
  return (
    <TextLink
      to="/epd/mineEpd/$id"
      params={{ id: application.id }}
      className={classes.mark}
      data-kind={kind}
      underline="hover"
      aria-label={`${name}: ${text.t(`mill.mark.${kind === 'plan' ? 'plan' : 'yours'}`)}`}
    >
      <Sign size="1em" stroke={2} aria-hidden /> <span>{name}</span>
    </TextLink>
  );
}
