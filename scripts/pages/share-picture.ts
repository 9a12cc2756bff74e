/**
 * Link preview images and app icons, drawn by a browser (`npm run pictures:share`) and committed. File names contain a hash of
 * the drawing, so that an outdated one is missing (tests/scripts/share-picture.test.ts).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { HUES } from '#src/ui/theme/colors.ts';
import { ROOT } from '../lib/paths.ts';
import { PAGE_KINDS, PAGE_LANGUAGES, type PageKind, type PageLanguage } from './table.ts';

/** Open Graph image size, px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const WORDS: Readonly<
  Record<PageKind, Readonly<Record<PageLanguage, readonly [title: string, line: string]>>>
> = {
  platform: {
    zh: [PLATFORM_NAME.zh, '查询 · 申请 · 验证'],
    en: [PLATFORM_NAME.en, 'Search, apply and verify'],
  },
  declaration: {
    zh: ['钢铁产品环境声明', 'GWP100 · 有效期 · 报告'],
    en: ['Steel product declarations', 'GWP100, validity and report'],
  },
  rules: {
    zh: ['规则与资料', 'PCR · GPI · 标准与模板'],
    en: ['Rules and resources', 'PCR, GPI, standards and templates'],
  },
  news: {
    zh: ['新闻与公告', '行业动态与平台公告'],
    en: ['News and announcements', 'From the industry and the platform'],
  },
};

const INK = '#0b1722';
/** The shapes of public/favicon.svg, on ink. */
const [, SIGN = ''] =
  /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(`${ROOT}public/favicon.svg`, 'utf8')) ?? [];

const FONT = `font-family="'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"`;

/** Five descending levels. */
const levels = [250, 205, 150, 112, 70]
  .map(
    (height, at) =>
      `<rect x="${800 + at * 62}" y="${452 - height}" width="40" height="${height}" rx="4" fill="${at === 4 ? HUES.melt[4] : HUES.steel[6]}"/>`,
  )
  .join('');

function card(kind: PageKind, language: PageLanguage): string {
  const [title, line] = WORDS[kind][language];
  const { width, height } = PICTURE_SIZE;
  const size = language === 'zh' ? 64 : 58;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}">` +
    `<rect width="${width}" height="${height}" fill="${HUES.steel[9]}"/>` +
    `${levels}<rect x="780" y="452" width="330" height="3" fill="${HUES.steel[5]}"/>` +
    `<g transform="translate(76 72) scale(2.6)">${SIGN}</g>` +
    `<text x="84" y="352" ${FONT} font-size="${size}" font-weight="700" fill="#fff">${title}</text>` +
    `<text x="84" y="424" ${FONT} font-size="34" fill="${HUES.steel[2]}">${line}</text>` +
    (kind === 'platform'
      ? ''
      : `<text x="84" y="560" ${FONT} font-size="28" fill="${HUES.steel[3]}">${PLATFORM_NAME[language]}</text>`) +
    '</svg>'
  );
}

/** @param room margin around the logo as a share of the size: masks crop up to a fifth */
function icon(size: number, room: number): string {
  const scale = (size * (1 - 2 * room)) / 40;
  const at = size * room;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${INK}"/>` +
    `<g transform="translate(${at} ${at}) scale(${scale})">${SIGN}</g></svg>`
  );
}

export interface Drawing {
  /** Below public/. */
  readonly file: string;
  readonly svg: string;
}

const drawn = (name: string, svg: string): Drawing => ({
  file: `share/${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.png`,
  svg,
});

const pictureFor = (kind: PageKind, language: PageLanguage): Drawing =>
  drawn(`${kind}-${language}`, card(kind, language));

export const pictureOf = (kind: PageKind, language: PageLanguage): string => pictureFor(kind, language).file;

export const ICONS = [
  { size: 192, purpose: 'any', ...drawn('icon-192', icon(192, 0.1)) },
  { size: 512, purpose: 'any', ...drawn('icon-512', icon(512, 0.1)) },
  { size: 512, purpose: 'maskable', ...drawn('icon-maskable', icon(512, 0.22)) },
] as const;

export const DRAWINGS: readonly Drawing[] = [
  ...PAGE_KINDS.flatMap((kind) => PAGE_LANGUAGES.map((language) => pictureFor(kind, language))),
  ...ICONS,
];
