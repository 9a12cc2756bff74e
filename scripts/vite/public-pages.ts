/**
 * Writes the HTML files of the public pages (scripts/pages/table.ts): each with its prerendered content, its title and
 * description, and the scripts that public/scheme.js requests in parallel after the first paint.
 */
import type { Plugin, Rolldown } from 'vite';
import { routes } from '#src/routes.ts';
import { textsOfPage } from '#src/i18n/load-texts.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { outputOf } from '../lib/run-script.ts';
import { headTags } from '../pages/head-tags.ts';
import { manifest, MANIFEST } from '../pages/manifest.ts';
import {
  ASKED_LANGUAGES,
  fileOf,
  PAGE_LANGUAGES,
  PAGE_VIEWS,
  PUBLIC_PAGES,
  WORK_PAGES,
  type AskedLanguage,
  type EarlyCall,
  type EarlyScript,
  type PageLanguage,
  type PublicPage,
} from '../pages/table.ts';
import { scriptsFor } from './script-links.ts';

interface Rendered {
  pages: { path: string; language: PageLanguage; title: string; html: string }[];
  /** Code of the scripts that render the response of a page's first call, by `PublicPage.script`. */
  scripts: Readonly<Record<EarlyScript, string>>;
}

/** In a child process: scripts/first-paint.ts defines a global `window`. */
const render = async (): Promise<Rendered> =>
  // Output of scripts/first-paint.ts.
  JSON.parse(await outputOf('first-paint.ts')) as Rendered;

/** Route file of a page, below src/routes; undefined for home, which is part of the first load. */
function routeFileOf(path: string, within: Pick<typeof routes, 'children'> = routes): string | undefined {
  for (const node of within.children ?? []) {
    if (node.type === 'route' && node.path === path) return node.file;
    const below = node.type === 'layout' ? routeFileOf(path, node) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Scripts of a route that are not part of the first load. */
function scriptsOfRoute(bundle: Rolldown.OutputBundle, route = '/'): string[] {
  const file = routeFileOf(route);
  return file === undefined ? [] : scriptsFor(bundle, `/src/routes/${file}?tsr-split`);
}

/** CSS module classes, as the build names them, and those of Mantine. */
const CLASS = /(?<=[ "`'])(?:_\w+_[\da-z]{5}_\d+|m_[\da-f]{7,8})(?=[ "`'])/g;

const classesIn = (html: string): Set<string> => new Set([...html.matchAll(CLASS)].map(([name]) => name));

const sheetOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = bundle[name];
  return file?.type === 'asset' ? String(file.source) : '';
};

/** Own classes of prerendered HTML without styles: they would cause a layout shift when their sheet loads. */
function unstyled(classes: ReadonlySet<string>, sheets: readonly string[]): string[] {
  return [...classes].filter(
    (name) => name.startsWith('_') && !sheets.some((sheet) => sheet.includes(`.${name}`)),
  );
}

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Links for public/scheme.js: scripts of every page, of this one, of an entry of its list, and texts by language. */
function* scriptLinks(
  html: string,
  [own, entry]: readonly [own: readonly string[], entry: readonly string[]],
  texts: readonly (readonly [name: string, language: PageLanguage])[],
): Generator<string> {
  const always = [...html.matchAll(PRELOAD)].map(([, address = '']) => address);
  if (always.length === 0) throw new Error('index.html has no scripts (scripts/vite/public-pages.ts).');
  const named = new Set(
    [...html.matchAll(/<script type="module" crossorigin src="([^"]+)"/g)].map(([, at]) => at),
  );
  const link = (address: string, when = ''): string[] => {
    if (named.has(address)) return [];
    named.add(address);
    return [`<link rel="portal-script" href="${address}"${when}>`];
  };
  for (const address of always) yield* link(address);
  for (const name of own) yield* link(`/${name}`, ' data-page');
  for (const name of entry) yield* link(`/${name}`, ' data-page="id"');
  for (const [name, language] of texts) yield* link(`/${name}`, ` data-language="${language}"`);
}

/** Replaces a text that must be there. @throws Error without it */
function replaced(html: string, place: string | RegExp, by: string): string {
  if (html.search(place) < 0) throw new Error(`index.html has no ${place} (scripts/vite/public-pages.ts).`);
  return html.replace(place, () => by);
}

interface PageFile extends Partial<Pick<PublicPage, 'call' | 'search'>> {
  path: string;
  /** Full path of its route. */
  route: string;
  /** Tags for search engines; undefined for pages of signed-in users. */
  listed?: PublicPage;
}

const FILES: readonly PageFile[] = [
  ...PUBLIC_PAGES.map((page) => ({ ...page, route: page.path, listed: page })),
  ...Object.entries(WORK_PAGES).map(([path, route]) => ({ path, route })),
];

/** For public/scheme.js. */
function kindOf({ search, listed }: PageFile): string {
  if (listed === undefined) return ' data-kind="work"';
  return search === undefined ? '' : ' data-kind="any"';
}

const dataCall = (call: EarlyCall | undefined): string =>
  call === undefined
    ? ''
    : ` data-call="${JSON.stringify({ address: call.address, body: call.body }).replaceAll('"', '&quot;')}"`;

/** Inserted before public/browser.js, which needs the links. */
const FIRST_SCRIPT = '<script src="/browser.js"></script>';

function pageHtml(
  html: string,
  page: PageFile,
  asked: AskedLanguage,
  {
    rendered: { pages, scripts },
    names,
    bundle,
  }: { rendered: Rendered; names: Readonly<Record<EarlyScript, string>>; bundle: Rolldown.OutputBundle },
): string {
  const variants = pages.filter(({ path }) => path === page.path);
  const language = asked ?? 'zh';
  const title = variants.find((one) => one.language === language)?.title ?? '';
  // Without `?lang=`, public/scheme.js chooses.
  const first = variants
    .filter((one) => asked === null || one.language === asked)
    .map((one) => `<div lang="${LANGUAGE_TAG[one.language]}" hidden>${one.html}</div>`);
  const own = scriptsOfRoute(bundle, page.route);
  const entry = scriptsOfRoute(bundle, PAGE_VIEWS[page.path]?.['id']?.route);
  const isStyle = (name: string): boolean => name.endsWith('.css');
  const texts = PAGE_LANGUAGES.flatMap((one) =>
    textsOfPage(page.route).flatMap((part) =>
      scriptsFor(bundle, `/locales/${one}/part-${part}.ts`).map((name) => [name, one] as const),
    ),
  );
  const script = page.call?.script;
  const classes = classesIn([...first, script === undefined ? '' : scripts[script]].join(''));
  // Other style sheets load with the page's scripts.
  const styles = own.filter(
    (name) => isStyle(name) && [...classes].some((one) => sheetOf(bundle, name).includes(`.${one}`)),
  );
  const links = [
    ...scriptLinks(
      html,
      [own.filter((name) => !styles.includes(name) && !html.includes(`"/${name}"`)), entry],
      texts,
    ),
    ...(script === undefined ? [] : [`<link rel="portal-head" href="/${names[script]}">`]),
  ];
  let filled = html.replaceAll(PRELOAD, '');
  filled = replaced(
    filled,
    /<html lang="[^"]*"/,
    `<html lang="${LANGUAGE_TAG[language]}" data-page="${page.path}"${kindOf(page)}${dataCall(page.call)}`,
  );
  filled = replaced(
    filled,
    /<meta\s+name="description"[^>]*>\s*<title>[^<]*<\/title>/,
    page.listed === undefined
      ? `<title>${title} - ${PLATFORM_NAME[language]}</title>`
      : headTags(page.listed, language, title).join('\n    '),
  );
  filled = replaced(filled, FIRST_SCRIPT, [...links, FIRST_SCRIPT].join('\n    '));
  filled = replaced(
    filled,
    '</head>',
    `${styles
      .filter((name) => !html.includes(`href="/${name}"`))
      .map((name) => `  <link rel="stylesheet" crossorigin href="/${name}">\n  `)
      .join('')}</head>`,
  );
  filled = replaced(
    filled,
    '<div id="root"></div>',
    `<div id="first">${first.join('')}</div>\n    <div id="root"></div>`,
  );
  const linked = [...filled.matchAll(/rel="stylesheet" crossorigin href="\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const without = unstyled(
    classes,
    linked.map((name) => sheetOf(bundle, name)),
  );
  if (without.length > 0)
    throw new Error(
      `${page.path} is shown before its style sheet: ${without.join(', ')} (scripts/vite/chunks.ts).`,
    );
  return filled;
}

/** Vite plugin for the portal's build; in development pages are rendered by scripts only. */
export function publicPages(): Plugin {
  let rendering: ReturnType<typeof render> | undefined;
  let emitted: Record<EarlyScript, string> | undefined;
  return {
    name: 'public-pages',
    apply: 'build',
    buildStart() {
      rendering = render();
      // Avoids an unhandled rejection; the error is thrown where the promise is awaited.
      rendering.catch(() => undefined);
    },
    async renderStart() {
      const { scripts } = await (rendering ?? render());
      const emit = (name: string, source: string): string => this.emitFile({ type: 'asset', name, source });
      emitted = { head: emit('product-head.js', scripts.head), text: emit('legal-text.js', scripts.text) };
    },
    generateBundle: {
      // After Vite's own plugin has emitted index.html.
      order: 'post',
      async handler(_, bundle) {
        const rendered = await (rendering ?? render());
        const index = bundle['index.html'];
        if (index?.type !== 'asset')
          throw new Error('The build has no index.html (scripts/vite/public-pages.ts).');
        const html = String(index.source);
        if (emitted === undefined)
          throw new Error('The build has not started (scripts/vite/public-pages.ts).');
        const names = { head: this.getFileName(emitted.head), text: this.getFileName(emitted.text) };
        const made = { rendered, names, bundle };
        this.emitFile({
          type: 'asset',
          fileName: MANIFEST,
          source: `${JSON.stringify(manifest(), null, 2)}\n`,
        });
        for (const page of FILES)
          for (const asked of ASKED_LANGUAGES) {
            const fileName = fileOf({ path: page.route }, asked);
            const source = pageHtml(html, page, asked, made);
            if (fileName === index.fileName) index.source = source;
            else this.emitFile({ type: 'asset', fileName, source });
          }
      },
    },
  };
}
