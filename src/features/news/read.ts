import type { components } from '#src/api/generated/schema.d.ts';
import { titled } from '#src/i18n/titled.ts';
import {
  answeredPage,
  day,
  distinct,
  oneOf,
  record,
  records,
  rejectUnreadable,
  text,
  textOrNull,
  title,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';

type Wire = components['schemas'];

const NEWEST_FLAGS: readonly number[] = [1, 2, 3];

function toItem(sent: Sent<Wire['NewsSummary']>) {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    title: titled(sent.newsTitle),
    summary: text(sent.newsAbstract),
    publisher: title(sent.newsPublisher),
    /** `YYYY-MM-DD`. */
    date: day(sent.publishTime),
    /** Attachment id, or null. */
    picture: textOrNull(sent.indexPicture),
    /** As sent (document 2 §3), or null. */
    newest: oneOf(NEWEST_FLAGS, sent.newestFlag),
  };
}

export type NewsItem = NonNullable<ReturnType<typeof toItem>>;

/** One page as a flat list, newest first. An article without a date gets the date of its group. */
export function toNewsPage(sent: Wire['NewsPage'] | null): ListPage<NewsItem> {
  const page = answeredPage<Wire['NewsGroup']>(sent, []);
  const rows = page.rows.flatMap((group) => {
    const { date } = record<Wire['NewsDay']>(group.pubDate);
    // A server without groups sends the articles themselves.
    const articles = records<Wire['NewsSummary']>(group.list ?? [group]);
    return articles.flatMap((row) => {
      const item = toItem(row);
      return item === null ? [] : [{ ...item, date: item.date === '' ? day(date) : item.date }];
    });
  });
  return { rows: rejectUnreadable(distinct(rows), page.rows), total: page.total };
}

/** One article with its untrusted HTML; null when the answer contains none. */
export function toArticle(sent: Wire['NewsArticle'] | null) {
  const row = record(sent);
  const item = toItem(row);
  if (item === null) return null;
  return { ...item, editor: title(row.newsEditor), html: verbatim(row.newsContent) };
}

export type Article = NonNullable<ReturnType<typeof toArticle>>;
