/** News, announcements, pages, resources and the programme instructions (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { getAnnouncement, listAnnouncements } from './announcements.ts';
import { getNews, listLatestNews, listNews } from './news.ts';
import { htmlPage } from './pages.ts';
import { listResources } from './resources.ts';
import { ok, type Handlers } from '../handler.ts';

export const contentHandlers = {
  /** One entry a language; a download that is switched off stays in the list with `enable` false. */
  getGpi: ({ world }) =>
    ok(
      world.store.gpis.all().map(({ language, attachmentId, name, enabled }) => ({
        i18n: language,
        attachmentId,
        attachmentName: name,
        enable: enabled,
      })),
    ),

  listNews,
  listLatestNews,
  getNews,
  listAnnouncements,
  getAnnouncement,
  getAboutPage: ({ world, language }) => htmlPage(world, 'about', language),
  getServicePage: ({ world, language }) => htmlPage(world, 'serve', language),
  getPricingPage: ({ world, language }) => htmlPage(world, 'pricing', language),
  listResources,
} satisfies Handlers<OperationsOf<'content'>>;
