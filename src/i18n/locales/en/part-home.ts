import { homeRestEn } from './home-rest.ts';
import { newsEn } from './news.ts';
import { noticeEn } from './notice.ts';

/** What home says below its first section (src/i18n/load-texts.ts). */
export const homePartEn = { home: homeRestEn, news: newsEn, notice: noticeEn } as const;
