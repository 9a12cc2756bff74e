/** HTML pages written by the staff (document 2 §7): about, services, pricing. */
import { FRAME_HEIGHT } from '#src/lib/limits.ts';
import { httpError, type Raw, type Text } from '../handler.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { World } from '../../world/types.ts';

const TITLES = {
  about: { zh: '关于我们', en: 'About the platform' },
  serve: { zh: '服务介绍', en: 'Services' },
  pricing: { zh: '收费标准', en: 'Pricing' },
} as const satisfies Record<string, Text>;

/** Heights that the pages are made for (document 2 §2). */
const HEIGHT = {
  about: () => FRAME_HEIGHT.about,
  serve: (language: Language) => (language === 'en' ? FRAME_HEIGHT.serviceEn : FRAME_HEIGHT.serviceZh),
  pricing: () => FRAME_HEIGHT.pricing,
} as const;

/** For an iframe or the mobile app, in both colour schemes. Chapters share the height. */
const styleOf = (height: number): string =>
  `
:root { color-scheme: light dark; }
body { box-sizing: border-box; display: flex; max-width: 68rem; min-height: ${String(height)}px; margin: 0 auto;
  padding: 2.5rem 1.25rem; line-height: 1.7;
  font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main { flex: 1; display: flex; flex-direction: column; }
h1 { margin: 0 0 2rem; font-size: 2rem; line-height: 1.25; } h2 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.4; }
section { flex: 1; display: grid; align-content: center; align-items: center; gap: 2rem 4rem; padding: 2.5rem 0;
  border-top: 1px solid color-mix(in srgb, currentcolor 18%, transparent); }
section > img { width: 100%; border-radius: 6px; }
@media (min-width: 56rem) {
  body { font-size: 1.125rem; line-height: 1.9; } h1 { font-size: 2.75rem; } h2 { font-size: 2rem; }
  section { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  section:nth-of-type(even) > img { order: -1; }
}
table { width: 100%; border-collapse: collapse; }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 18%, transparent); text-align: left; }
`.trim();

export function htmlPage(world: World, name: keyof typeof TITLES, language: Language): Raw {
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
    `<style>${styleOf(HEIGHT[name](language))}</style>`,
    '</head>',
    `<body><main><h1>${title}</h1>${inLanguage(page.html, language)}</main></body>`,
    '</html>',
    '',
  ].join('\n');
  return { kind: 'raw', status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
