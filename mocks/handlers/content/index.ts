/** News, announcements, pages, resources and the programme instructions (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { getNews, listLatestNews, listNews } from './news.ts';
import { htmlPage } from './pages.ts';
import { ok, type Handlers, type Handler, refuse, type Text } from '../handler.ts';
import { ID_MAX } from '#src/lib/limits.ts';
import type { Resource, Announcement } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { line, readForm } from '../shared/form.ts';
import { mappedPage, PAGE, keyword } from '../shared/page.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { dateTime } from '../../domain/dates.ts';

type Wire = components['schemas'];

const MISSING: Text = {
  zh: '该公告不存在或已撤回',
  en: 'This announcement does not exist or was withdrawn.',
};

const announcements = derived(['announcements'], (store) =>
  [...store.announcements.all()]
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .map((row) => ({ row, title: `${row.title.zh}\n${row.title.en ?? ''}`.toLowerCase() })),
);

function filesOf(store: Store, ids: readonly string[]): Wire['AnnouncementAttachment'][] {
  return ids.flatMap((id) => {
    const attachment = store.attachments.get(id);
    return attachment === undefined ? [] : [{ id, name: attachment.fileName }];
  });
}

function toSummary(store: Store, row: Announcement, language: Language) {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    publishTime: dateTime(row.publishedAt),
    attachmentList: filesOf(store, row.attachmentIds),
  } satisfies Wire['AnnouncementSummary'];
}

const listAnnouncements: Handler<'listAnnouncements'> = (call) => {
  const { language } = call;
  const { store, clock } = call.world;
  const form = readForm(call, call.body, { ...PAGE, title: keyword('公告标题', 'Announcement title') });
  const wanted = (form.title ?? '').toLowerCase();
  const now = clock.now();
  const rows = announcements(store).filter(
    ({ row, title }) => row.publishedAt <= now && title.includes(wanted),
  );
  const { list, totals } = mappedPage(rows, form, ({ row }) => toSummary(store, row, language));
  return ok({ list, totals });
};

const getAnnouncement: Handler<'getAnnouncement'> = (call) => {
  const { store, clock } = call.world;
  const row = store.announcements.get(call.body.id ?? '');
  if (row === undefined || row.publishedAt > clock.now()) return refuse(call, MISSING);
  return ok({ ...toSummary(store, row, call.language), content: inLanguage(row.html, call.language) });
};

const byType = derived(['resources'], () => new Map<string, readonly Resource[]>());

/** Newest first; equal times in order of publication. */
function resourcesOf(store: Store, type: string): readonly Resource[] {
  const known = byType(store).get(type);
  if (known !== undefined) return known;
  const rows = [...store.resources.where('type', type)].sort((a, b) => b.publishedAt - a.publishedAt);
  byType(store).set(type, rows);
  return rows;
}

const type = line({ label: { zh: '资源类型', en: 'Resource type' }, max: ID_MAX });

/** `type` is an itemCode of RESOURCE_TYPE; unknown ones have no resources. */
const listResources: Handler<'listResources'> = (call) => {
  const { world, language } = call;
  const form = readForm(call, call.body, { ...PAGE, type });
  const published = resourcesOf(world.store, form.type).filter((row) => row.publishedAt <= world.clock.now());
  return ok(
    mappedPage(published, form, ({ id, name, introduction, imageId, cnFileId, enFileId }) => ({
      id,
      resourceName: inLanguage(name, language),
      resourceIntroduce: inLanguage(introduction, language),
      resourceImageId: imageId,
      cnResourceFileId: cnFileId,
      enResourceFileId: enFileId,
    })),
  );
};

export const contentHandlers = {
  /** One entry per language; a disabled download stays in the list with `enable` false. */
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
