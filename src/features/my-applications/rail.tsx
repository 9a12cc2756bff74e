import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { productsOf } from './application-subject.tsx';
import { dayAfter, railOf, railTicks, type RailMark } from './deadlines.ts';
import type { MyApplication } from './model.ts';
import { urgencyOf } from './situation.ts';
import { shortDays } from './week.ts';
import mineClasses from './mine.module.css';
import classes from './rail.module.css';

interface RailProps {
  /** Unknown while loading. */
  rows: readonly MyApplication[] | undefined;
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
}

/** Deadlines of the user along a line that begins with what is overdue and with today; renders nothing without any. */
export function Rail({ rows, today }: RailProps): ReactNode {
  const { t, lang } = useText();
  const marks = railOf(rows ?? [], today);
  if (rows !== undefined && marks.length === 0) return null;
  return (
    <section className={classes.rail} aria-label={t('epd.mine.rail.title')}>
      <p className={mineClasses.caption}>{t('epd.mine.rail.title')}</p>
      <ol className={classes.marks}>
        {marks.map((mark) => (
          <li key={mark.place} style={at(mark.place)} data-urgency={urgencyOf(mark.days)}>
            <Mark mark={mark} />
          </li>
        ))}
      </ol>
      <div className={classes.ticks} aria-hidden>
        {railTicks(marks).map(
          ({ place, is }) =>
            // A mark may take the place of the week's end.
            (rows !== undefined || typeof is === 'string') && (
              <span key={place} style={at(place)} data-today={is === 'today' || undefined}>
                {typeof is === 'string'
                  ? t(`epd.mine.rail.${is}`)
                  : shortDays(dayAfter(today, is.from), dayAfter(today, is.until), lang)}
              </span>
            ),
        )}
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
  const label = `${String(rows.length)} · ${names} · ${text.t(key, { days: formatDays(Math.abs(days), text.lang) })}`;
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
