import type { Same } from '../types.ts';
import type { newsZh } from '../zh/news.ts';

export const newsEn = {
  title: 'News',
  empty: 'No news yet',
  loadFail: 'Failed to load news: {{message}} ({{code}})',
} as const satisfies Same<typeof newsZh>;
