import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { productsOf } from './application-subject.tsx';
import { dayAfter, RAIL_PLACES, railOf, railPlace, WEEK_DAYS, type RailMark } from './deadlines.ts';
import type { MyApplication } from './model.ts';
import { urgencyOf } from './situation.ts';
import { shortDay } from './week.ts';
import classes from './rail.module.css';

interface RailProps {
  rows: readonly MyApplication[];
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
}

/** Deadlines of the user along a line that begins with what is overdue and with today; renders nothing without any. */
export function Rail({ rows, today }: RailProps): ReactNode {
  const { t, lang } = useText();
  const marks = railOf(rows, today);
  if (marks.length === 0) return null;
  const ticks = [
    { place: 0, words: t('epd.mine.rail.over') },
    { place: 1, words: t('epd.mine.rail.today') },
    { place: railPlace(WEEK_DAYS), words: shortDay(dayAfter(today, WEEK_DAYS), lang) },
    { place: RAIL_PLACES - 1, words: t('epd.mine.rail.later') },
  ];
  return (
    <section className={classes.rail} aria-label={t('epd.mine.rail.title')}>
      <ol className={classes.marks}>
        {marks.map((mark) => (
          <li key={mark.place} style={at(mark.place)} data-urgency={urgencyOf(mark.days)}>
            <Mark mark={mark} />
          </li>
        ))}
      </ol>
      <div className={classes.ticks} aria-hidden>
        {ticks.map(({ place, words }) => (
          <span key={place} style={at(place)} data-today={place === 1 || undefined}>
            {words}
          </span>
        ))}
      </div>
    </section>
  );
}

const at = (place: number): CSSProperties => ({ gridColumn: place + 1 });

/** One application leads to its page, several to the list by deadline. */
function Mark({ mark: { rows, days } }: { mark: RailMark }): ReactNode {
  const text = useText();
  const [row] = rows;
  const names = rows.map((one) => productsOf(one, text)).join(text.lang === 'zh' ? '、' : ', ');
  const key = days < 0 ? 'epd.mine.due.over' : days === 0 ? 'epd.mine.due.today' : 'epd.mine.due.left';
  const label = `${String(rows.length)} · ${names} · ${text.t(key, { days: Math.abs(days) })}`;
  if (row !== undefined && rows.length === 1)
    return (
      <TextLink to="/epd/mineEpd/$id" params={{ id: row.id }} aria-label={label}>
        1
      </TextLink>
    );
  return (
    <TextLink to="/epd/mineEpd" search={{ turn: 'yours' }} aria-label={label}>
      {rows.length}
    </TextLink>
  );
}
