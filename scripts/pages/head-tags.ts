/** Meta tags for search engines and link previews. */
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import {
  hasOneAddress,
  PAGE_LANGUAGES,
  type AskedLanguage,
  type PageLanguage,
  type PublicPage,
} from './table.ts';
import { escaped } from '../lib/html-report.ts';
import { MANIFEST } from './manifest.ts';
import { ICONS, pictureOf, PICTURE_SIZE } from './share-picture.ts';

const meta = (name: string, content: string): string => {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
};

/** Tags independent of the deployment. @param title localised page title */
export function headTags(page: PublicPage, language: PageLanguage, title: string): string[] {
  const platform = PLATFORM_NAME[language];
  const whole = page.path === '/' ? platform : `${title} - ${platform}`;
  const description = page.description[language];
  return [
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', platform),
    meta('og:title', page.path === '/' ? platform : title),
    meta('og:description', description),
    meta('og:locale', LANGUAGE_TAG[language].replace('en', 'en_US').replace('-', '_')),
    `<title>${escaped(whole)}</title>`,
    `<link rel="manifest" href="/${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="/${ICONS[0].file}">`,
  ];
}

/** @param origin with the base path, without a slash at its end */
export const addressOf = ({ path }: Pick<PublicPage, 'path'>, asked: AskedLanguage, origin: string): string =>
  `${origin}${path}${asked === null ? '' : `?lang=${asked}`}`;

/**
 * Tags with absolute URLs, which need the deployment's origin (`npm run release -- --origin`). Product pages set their canonical
 * URL themselves (src/parts/page/use-linked-data.ts).
 */
function addressTags(page: PublicPage, asked: AskedLanguage, origin: string): string[] {
  const pictures = [
    meta('og:image', `${origin}/${pictureOf(page.kind, asked ?? 'zh')}`),
    meta('og:image:width', String(PICTURE_SIZE.width)),
    meta('og:image:height', String(PICTURE_SIZE.height)),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (!hasOneAddress(page)) return pictures;
  const canonical = addressOf(page, asked, origin);
  const alternate = (language: string, of: AskedLanguage): string =>
    `<link rel="alternate" hreflang="${language}" href="${addressOf(page, of, origin)}">`;
  return [
    `<link rel="canonical" href="${canonical}">`,
    meta('og:url', canonical),
    alternate('x-default', null),
    ...PAGE_LANGUAGES.map((one) => alternate(LANGUAGE_TAG[one], one)),
    ...pictures,
  ];
}

export const withAddress = (html: string, page: PublicPage, asked: AskedLanguage, origin: string): string =>
  html.replace('</head>', () => `${addressTags(page, asked, origin).join('\n    ')}\n  </head>`);
