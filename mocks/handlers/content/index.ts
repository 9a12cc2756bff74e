/** News, announcements, pages, resources and the programme instructions (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { getNews, listLatestNews, listNews } from './news.ts';
import { ok, type Handlers, type Handler, refuse, type Text, httpError, type Raw } from '../handler.ts';
import { ID_MAX } from '#src/lib/limits.ts';
import type { Announcement, Store, World } from '../../world/entities.ts';
import { containsText, inLanguage, type Language } from '../../domain/language.ts';
import { line, readForm, mappedPage, PAGE, keyword } from '../shared/form.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { dateTime } from '../../domain/dates.ts';

const TITLES = {
  about: { zh: '关于我们', en: 'About the platform' },
  serve: { zh: '服务介绍', en: 'Services' },
  pricing: { zh: '收费标准', en: 'Pricing' },
} as const satisfies Record<string, Text>;

/** For an iframe or the mobile app, in both colour schemes; the portal's frame adds its faces and colours. */
const STYLE = `
:root { color-scheme: light dark; --rule: color-mix(in srgb, currentcolor 18%, transparent); }
html { line-height: 1.7; font-family: "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif; }
body { max-width: 75rem; margin: 0 auto; padding: 1rem max(4px, (100vw - 75rem) / 2) 0; }
h1 { margin: 0 0 1.5rem; font-size: 1.75rem; line-height: 1.2; } h2 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.3; }
svg { display: block; width: 100%; max-width: 65.5rem; margin: 0 0 2rem; }
section { padding: 2rem 0; border-top: 1px solid var(--rule); }
p, ul { max-width: 40rem; margin: 0 0 1rem; } ul { padding-inline-start: 1.25em; } li { margin-bottom: .25rem; }
section > :last-child { margin-bottom: 0; }
@media (min-width: 56rem) {
  h1 { font-size: 2.75rem; } h2 { margin: 0; font-size: 1.5rem; }
  section { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr); column-gap: 3rem; padding: 3rem 0; }
  section > * { grid-column: 2; } section h2 { grid-area: 1 / 1 / span 99; }
}
table { width: 100%; border-collapse: collapse; }
th, td { padding: .625rem 1rem .625rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
th { font-weight: 600; } tr > th:first-child:has(+ td) { color: color-mix(in srgb, currentcolor 75%, transparent); font-weight: 400; }
tr > :last-child { padding-inline-end: 0; } tr > :first-child { width: 30%; }
.number, tr:has(+ tr > .number:last-child) > :last-child { text-align: right; font-variant-numeric: tabular-nums; } .number { white-space: nowrap; }
`.trim();

function htmlPage(world: World, name: keyof typeof TITLES, language: Language): Raw {
  const page = world.store.htmlPages.where('name', name)[0];
  if (page === undefined) return httpError(404, `The page "${name}" does not exist`);
  const title = TITLES[name][language];
  // Without an English edition the text and its `lang` are Chinese.
  const tag = language === 'en' && page.html.en !== null ? 'en' : 'zh-CN';
  const body = [
    '<!doctype html>',
    `<html lang="${tag}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    `<body><main><h1>${title}</h1>${inLanguage(page.html, language)}</main></body>`,
    '</html>',
    '',
  ].join('\n');
  return { kind: 'raw', status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

type Wire = components['schemas'];

const MISSING: Text = {
  zh: '该公告不存在或已撤回',
  en: 'This announcement does not exist or was withdrawn.',
};

/** Equal times in order of publication. */
function publishedOf<Row extends { readonly publishedAt: number }>(
  rows: readonly Row[],
  { clock }: World,
): Row[] {
  return rows
    .filter(({ publishedAt }) => publishedAt <= clock.now())
    .sort((a, b) => b.publishedAt - a.publishedAt);
}

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
  const { world, language } = call;
  const form = readForm(call, call.body, { ...PAGE, title: keyword('公告标题', 'Announcement title') });
  const rows = publishedOf(world.store.announcements.all(), world).filter(({ title }) =>
    containsText(title, form.title ?? ''),
  );
  const { list, totals } = mappedPage(rows, form, (row) => toSummary(world.store, row, language));
  return ok({ list, totals });
};

const getAnnouncement: Handler<'getAnnouncement'> = (call) => {
  const { store, clock } = call.world;
  const row = store.announcements.get(call.body.id ?? '');
  if (row === undefined || row.publishedAt > clock.now()) return refuse(call, MISSING);
  return ok({ ...toSummary(store, row, call.language), content: inLanguage(row.html, call.language) });
};

const type = line({ label: { zh: '资源类型', en: 'Resource type' }, max: ID_MAX });

/** `type` is an itemCode of RESOURCE_TYPE; unknown ones have no resources. */
const listResources: Handler<'listResources'> = (call) => {
  const { world, language } = call;
  const form = readForm(call, call.body, { ...PAGE, type });
  const published = publishedOf(world.store.resources.where('type', form.type), world);
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
