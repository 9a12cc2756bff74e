import { homeRestZh } from './home-rest.ts';
import { newsZh } from './news.ts';
import { noticeZh } from './notice.ts';

/** What home says below its first section (src/i18n/load-texts.ts). */
export const homePartZh = { home: homeRestZh, news: newsZh, notice: noticeZh } as const;
