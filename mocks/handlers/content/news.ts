/** News: the timeline, the home page's few, one article (document 2 §2, §7). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { News, World } from '../../world/entities.ts';
import { ok, type Handler, refuse, type Text } from '../handler.ts';
import { dateOf, dateTime } from '../../domain/dates.ts';
import { containsText, inLanguage, type Language } from '../../domain/language.ts';
import { optional, readForm, day, filterCode, keyword, pageOf, PAGE } from '../shared/form.ts';

type Wire = components['schemas'];

const MISSING: Text = {
  zh: '该新闻不存在或已下线',
  en: 'This article does not exist or is no longer available.',
};
/** On the home page (contract: at most six). */
const LATEST = 6;

/** Newest first. */
function published({ store, clock }: World): readonly News[] {
  return store.news
    .all()
    .filter(({ publishedAt }) => publishedAt <= clock.now())
    .sort((a, b) => b.publishedAt - a.publishedAt);
}

/** 1, 2 and 3 for the three newest. */
function flagOf(world: World, id: string): 1 | 2 | 3 | null {
  const place = published(world)
    .slice(0, 3)
    .findIndex((news) => news.id === id);
  return ([1, 2, 3] as const)[place] ?? null;
}

function toSummary(world: World, news: News, language: Language): Wire['NewsSummary'] {
  return {
    id: news.id,
    newsTitle: inLanguage(news.title, language),
    newsEditor: inLanguage(news.editor, language),
    newsPublisher: inLanguage(news.publisher, language),
    newsAbstract: inLanguage(news.abstract, language),
    indexPicture: news.pictureId,
    publishTime: dateTime(news.publishedAt),
    newestFlag: flagOf(world, news.id),
  };
}

const FILTER = {
  ...PAGE,
  newsTitle: keyword('新闻标题', 'News title'),
  newsPublisher: filterCode('发布单位', 'Publisher'),
  publishStartTime: optional(day),
  publishEndTime: optional(day),
} as const;

/** A page may split a day: the screen joins groups of the same date. */
export const listNews: Handler<'listNews'> = (call) => {
  const { world, language } = call;
  const form = readForm(call, call.body, FILTER);
  const from = form.publishStartTime ?? '';
  const until = form.publishEndTime;
  const matching = published(world).filter((news) => {
    const date = dateOf(news.publishedAt);
    return (
      containsText(news.title, form.newsTitle ?? '') &&
      containsText(news.publisher, form.newsPublisher ?? '') &&
      date >= from &&
      (until === null || date <= until)
    );
  });
  const { list, totals } = pageOf(matching, form);
  const groups: Wire['NewsGroup'][] = [];
  for (const news of list) {
    const summary = toSummary(world, news, language);
    const date = dateOf(news.publishedAt);
    const group = groups.at(-1);
    if (group?.pubDate.date === date) group.list.push(summary);
    else groups.push({ pubDate: { date }, list: [summary] });
  }
  return ok({ list: groups, totals });
};

export const listLatestNews: Handler<'listLatestNews'> = ({ world, language }) =>
  ok(
    published(world)
      .slice(0, LATEST)
      .map((news) => toSummary(world, news, language)),
  );

export const getNews: Handler<'getNews'> = (call) => {
  const { world, body, language } = call;
  const news = world.store.news.get(body.id ?? '');
  if (news === undefined || news.publishedAt > world.clock.now()) return refuse(call, MISSING);
  return ok({ ...toSummary(world, news, language), newsContent: inLanguage(news.html, language) });
};
