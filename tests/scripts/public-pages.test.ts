/** HTML files of the public pages, and what search engines and previews of links read of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { pageFiles } from '#mocks/lib/page-files.ts';
import { writeRelease } from '#scripts/deploy/release.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { headTags } from '#scripts/pages/head-tags.ts';
import { DRAWINGS, ICONS } from '#scripts/pages/share-picture.ts';
import { ASKED_LANGUAGES, fileOf, PUBLIC_PAGES } from '#scripts/pages/table.ts';
import { ROLES } from '#src/ui/theme/colors.ts';
import { must } from '../support/must.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const NEWS = must(PUBLIC_PAGES.find(({ path }) => path === '/news'));

/** Parses a head; values by `name`, `property`, or `rel` and `hreflang`. */
function readHead(html: string): Record<string, string | null> {
  const { document } = new Window();
  document.write(html);
  const found: Record<string, string | null> = { title: document.title };
  for (const tag of document.querySelectorAll('meta[content]'))
    found[tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''] = tag.getAttribute('content');
  for (const tag of document.querySelectorAll('link'))
    found[`${tag.getAttribute('rel') ?? ''} ${tag.getAttribute('hreflang') ?? ''}`.trim()] =
      tag.getAttribute('href');
  return found;
}

it('a page says in its language what it is, and no address that nobody has told', () => {
  const tags = headTags(NEWS, 'en', 'News & "views" <b>').join('');
  expect(readHead(tags)).toMatchObject({
    title: 'News & "views" <b> - Steel EPD Platform',
    'og:title': 'News & "views" <b>',
    'og:site_name': 'Steel EPD Platform',
    'og:locale': 'en_US',
    description: NEWS.description.en,
    'og:description': NEWS.description.en,
  });
  expect(tags).not.toMatch(/https?:|canonical|og:image/);
  const [home] = PUBLIC_PAGES;
  expect(home && readHead(headTags(home, 'zh', '首页').join('')).title).toBe('钢铁环境产品声明平台');
});

it('a release for an origin names each address once, its languages and a picture that exists', () => {
  const folder = folderOfTest();
  const dist = join(folder, 'dist');
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  };
  for (const page of PUBLIC_PAGES)
    for (const asked of ASKED_LANGUAGES)
      write(fileOf(page, asked), '<!doctype html><html><head></head><body></body></html>');
  for (const name of ['assets/a.js', 'pdf/b.txt']) write(name, '');
  write('robots.txt', readFileSync(`${ROOT}public/robots.txt`, 'utf8'));
  const out = join(folder, 'out');
  writeRelease({
    dist,
    out,
    base: '/epd/',
    upstream: 'http://127.0.0.1',
    origin: 'https://steel.example.com',
    quality: 1,
  });
  const read = (name: string): string => readFileSync(join(out, 'html/epd', name), 'utf8');
  const home = 'https://steel.example.com/epd';
  expect(readHead(read('news/index.en.html'))).toMatchObject({
    canonical: `${home}/news?lang=en`,
    'og:url': `${home}/news?lang=en`,
    'alternate x-default': `${home}/news`,
    'alternate zh-CN': `${home}/news?lang=zh`,
    'alternate en': `${home}/news?lang=en`,
  });
  expect(readHead(read('news/index.html'))['canonical']).toBe(`${home}/news`);
  const product = readHead(read('app/epd/index.html'));
  expect(product['canonical']).toBeUndefined();
  for (const picture of [product['og:image'], readHead(read('index.en.html'))['og:image']])
    expect(existsSync(join(ROOT, 'public', (picture ?? '').slice(home.length)))).toBe(true);
  expect(read('robots.txt')).toContain(`\nSitemap: ${home}/sitemap.xml\n`);
});

it('every drawing is there as it is described now', () => {
  const missing = DRAWINGS.filter(({ file }) => !existsSync(join(ROOT, 'public', file)));
  expect(
    missing.map(({ file }) => file),
    'npm run pictures:share',
  ).toEqual([]);
  for (const { file, size } of ICONS) {
    const png = readFileSync(join(ROOT, 'public', file));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});

it('the browser is told the colour of the page in both schemes', () => {
  const html = readFileSync(`${ROOT}index.html`, 'utf8');
  for (const scheme of ['light', 'dark'] as const)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${ROLES[scheme].panel.toLowerCase()}" />`,
    );
});

it.each([
  ['/news', '', ['/news/index.html', '/index.html']],
  [
    '/app/epd/b-001',
    '?lang=en',
    ['/app/epd/b-001/index.en.html', '/app/epd/index.en.html', '/index.en.html', '/index.html'],
  ],
  ['/', '?x=1&lang=zh', ['/index.zh.html', '/index.html']],
  ['/app/epd/', '?lang=../x', ['/app/epd/index.html', '/index.html']],
])('our own servers look for the page of %s%s', (path, search, files) => {
  expect(pageFiles(path, search)).toEqual(files);
});
