import type { Same } from '../types.ts';
import type { newsZh } from '../zh/news.ts';

export const newsEn = {
  title: 'News',
  searchPlaceholder: 'News title',
  publisher: 'Publisher',
  editor: 'Editor: {{name}}',
  publishTime: 'Published: {{date}}',
  new: 'New',
  readMore: 'Read more',
  empty: 'No news yet',
  notFound: 'This article does not exist or is no longer available',
  loadFail: 'Failed to load news: {{message}} ({{code}})',
  titleFilter: 'Title',
  from: 'Published from',
  until: 'Published until',
  more: 'More news',
  newer: 'Newer',
  older: 'Older',
} as const satisfies Same<typeof newsZh>;
