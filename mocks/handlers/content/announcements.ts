/** Announcements with their files (document 2 §2, §7). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Announcement } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { ok, type Handler } from '../handler.ts';
import { dateTime } from '../../domain/dates.ts';
import { derived } from '../../domain/derived.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { keyword, mappedPage, PAGE } from '../shared/page.ts';
import { refuse, type Text } from '../shared/say.ts';

type Wire = components['schemas'];

const MISSING: Text = {
  zh: '该公告不存在或已撤回',
  en: 'This announcement does not exist or was withdrawn.',
};

/** Newest first, with the titles of both languages in lower case. */
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

export const listAnnouncements: Handler<'listAnnouncements'> = (call) => {
  const { language } = call;
  const { store, clock } = call.world;
  const form = readForm(call, call.body, { ...PAGE, title: keyword('公告标题', 'Announcement title') });
  if (isFailure(form)) return form;
  const wanted = (form.title ?? '').toLowerCase();
  const now = clock.now();
  const rows = announcements(store).filter(
    ({ row, title }) => row.publishedAt <= now && title.includes(wanted),
  );
  const { list, totals } = mappedPage(rows, form, ({ row }) => toSummary(store, row, language));
  return ok({ list, totals });
};

export const getAnnouncement: Handler<'getAnnouncement'> = (call) => {
  const { store, clock } = call.world;
  const row = store.announcements.get(call.body.id ?? '');
  if (row === undefined || row.publishedAt > clock.now()) return refuse(call, MISSING);
  return ok({ ...toSummary(store, row, call.language), content: inLanguage(row.html, call.language) });
};
