/** Pages that the staff write (document 2 §7): about, services, pricing. Sent as whole HTML documents. */
import { httpError, type Raw } from '../handler.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Text } from '../shared/say.ts';
import type { World } from '../../world/types.ts';

const TITLES = {
  about: { zh: '关于我们', en: 'About the platform' },
  serve: { zh: '服务介绍', en: 'Services' },
  pricing: { zh: '收费标准', en: 'Pricing' },
} as const satisfies Record<string, Text>;

/** The page stands in a frame of the portal or in the mobile app: readable on its own, in either colour scheme. */
const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem; line-height: 1.7;
  font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
h1 { font-size: 1.75rem; } h2 { margin-top: 2.25rem; font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .6rem .75rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); text-align: left; }
`.trim();

/** A page by the name it has in its path. */
export function htmlPage(world: World, name: keyof typeof TITLES, language: Language): Raw {
  const page = world.store.htmlPages.where('name', name)[0];
  if (page === undefined) return httpError(404, `The page "${name}" does not exist`);
  const title = TITLES[name][language];
  // Without an English edition the text is Chinese, and says so.
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
