import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { OnlinePicture } from '#src/parts/content/online-picture.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { byDay, type NewsItem } from './rules.ts';
import classes from './news.module.css';

/** The days, newest first, each with its articles (document 2 §2). */
export function NewsTimeline({ items }: { items: readonly NewsItem[] }): ReactNode {
  const { lang } = useText();
  return (
    <ol className={classes.timeline}>
      {byDay(items).map(({ date, items: ofDay }) => (
        <li key={date} className={classes.day}>
          <h2 className={classes.date}>
            <time dateTime={date}>{formatDate(date, lang)}</time>
          </h2>
          <ul className={classes.ofDay}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Teaser item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Teaser({ item: { id, title, summary, publisher, picture, isNew } }: { item: NewsItem }): ReactNode {
  const { t } = useText();
  return (
    <article className={classes.teaser}>
      <OnlinePicture id={picture} />
      <div>
        <h3 className={classes.teaserTitle}>
          <TextLink to="/news/newsDetailsPage" search={{ id }}>
            {title}
          </TextLink>
          {isNew && <span className={classes.new}>{t('news.new')}</span>}
        </h3>
        {summary !== '' && <p className={classes.summary}>{summary}</p>}
        {publisher !== '' && (
          <p className={classes.publisher}>
            <AsWritten text={publisher} />
          </p>
        )}
      </div>
    </article>
  );
}
