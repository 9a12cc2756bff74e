import type { components } from '#src/api/generated/schema.d.ts';
import { titled } from '#src/i18n/titled.ts';
import {
  answeredPage,
  day,
  distinct,
  number,
  record,
  records,
  text,
  textOrNull,
  title,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';
import type { Article, NewsItem } from './rules.ts';

type Wire = components['schemas'];

function toItem(sent: Sent<Wire['NewsSummary']>): NewsItem | null {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    title: titled(sent.newsTitle),
    summary: text(sent.newsAbstract),
    publisher: title(sent.newsPublisher),
    date: day(sent.publishTime),
    picture: textOrNull(sent.indexPicture),
    isNew: [1, 2, 3].includes(number(sent.newestFlag) ?? 0),
  };
}

/** One page: the articles of all its days, newest first. An article without a date of its own has that of its group. */
export function toNewsPage(sent: Wire['NewsPage'] | null): ListPage<NewsItem> {
  const page = answeredPage<Wire['NewsGroup']>(sent);
  const rows = page.rows.flatMap((group) => {
    const { date } = record<Wire['NewsDay']>(group.pubDate);
    return records<Wire['NewsSummary']>(group.list).flatMap((row) => {
      const item = toItem(row);
      return item === null ? [] : [{ ...item, date: item.date === '' ? day(date) : item.date }];
    });
  });
  return { rows: distinct(rows), total: page.total };
}

/** One article; null when what came is none. */
export function toArticle(sent: Wire['NewsArticle'] | null): Article | null {
  const row = record(sent);
  const item = toItem(row);
  if (item === null) return null;
  return { ...item, editor: title(row.newsEditor), html: verbatim(row.newsContent) };
}
