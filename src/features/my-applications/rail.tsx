import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { productsOf } from './application-subject.tsx';
import { dayAfter, railOf, type RailMark } from './deadlines.ts';
import type { MyApplication } from './model.ts';
import { urgencyOf } from './situation.ts';
import { shortDay } from './week.ts';
import mineClasses from './mine.module.css';
import classes from './rail.module.css';

interface RailProps {
  rows: readonly MyApplication[] | undefined;
  today: string;
}

/** Deadlines of the user along a line that begins with what is overdue and with today; renders nothing without any. */
export function Rail({ rows, today }: RailProps): ReactNode {
  const { t, lang } = useText();
  const marks = railOf(rows ?? [], today);
  if (rows !== undefined && marks.every((mark) => mark.rows.length === 0)) return null;
  return (
    <section className={classes.rail} aria-label={t('epd.mine.rail.title')}>
      <p className={mineClasses.caption}>{t('epd.mine.rail.title')}</p>
      <ol>
        {marks.map((mark) => (
          <li key={`${mark.is} ${String(mark.days)}`} data-urgency={urgencyOf(mark.days)} data-is={mark.is}>
            <span className={classes.mark}>{mark.rows.length > 0 && <Mark mark={mark} />}</span>
            <span aria-hidden>
              {mark.is === 'day' ? shortDay(dayAfter(today, mark.days), lang) : t(`epd.mine.rail.${mark.is}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
