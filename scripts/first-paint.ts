/**
 * Prerenders the public pages in both languages and prints them as JSON. A separate process, because it defines a global `window`
 * (scripts/vite/public-pages.ts).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build } from 'vite';
import type { Piece } from '#src/app/fill-pieces.ts';
import { oneScript } from './lib/one-script.ts';
import { ROOT } from './lib/paths.ts';
import { PAGE_LANGUAGES, PAGE_VIEWS, PUBLIC_PAGES, WORK_PAGES, type PageLanguage } from './pages/table.ts';
import { BUILD_TARGET } from './vite/browsers.ts';

/** The parts of a DOM node read here; happy-dom has them too. */
interface Node {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly localName?: string;
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<Node>;
}
interface Page {
  createElement: (name: string) => Node & { innerHTML: string };
}

const TEXT = 3;

function pieceOf(node: Node): Piece {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  const attributes = [...(node.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  return [node.localName ?? '', Object.fromEntries(attributes), [...node.childNodes].map(pieceOf)];
}

/** Our own HTML as data, from which src/app/fill-head.ts creates elements: Trusted Types forbid scripts to insert HTML. */
function piecesOf(html: string, page: Page): Piece[] {
  const place = page.createElement('div');
  place.innerHTML = html;
  return [...place.childNodes].map(pieceOf);
}

const window = new Window({ url: 'http://localhost/' });
for (const name of [
  'document',
  'DOMParser',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
] as const)
  Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
Object.assign(globalThis, {
  window,
  // Requests stay pending forever.
  fetch: () => new Promise(() => undefined),
});

// A production build, so that CSS module class names match the portal's style sheets. Each process has its own folder.
const cache = join(ROOT, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'first-paint-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  build: { ssr: 'src/app/first-paint.tsx', outDir: folder, emptyOutDir: true, target: BUILD_TARGET },
});
// A lazy part could arrive between two renderings: here it never does, so that the HTML does not depend on timing. React is
// required after Vite's build, which sets NODE_ENV.
const react = createRequire(import.meta.url)('react') as {
  lazy: unknown;
  use: (usable: Promise<never>) => never;
};
react.lazy = () => () => react.use(new Promise<never>(() => undefined));

// Built from src/app/first-paint.tsx above.
const module = (await import(pathToFileURL(join(folder, 'first-paint.js')).href)) as {
  firstPaint: (language: PageLanguage, path: string) => Promise<{ title: string; html: string }>;
  firstMain: (
    language: PageLanguage,
    path: string,
    parameters?: Readonly<Record<string, string>>,
  ) => Promise<{ title: string; html: string }>;
  firstParts: (language: PageLanguage) => Promise<Record<'head' | 'text', Record<string, string>>>;
};

/** What a visitor sees first, without React's comments and its templates, which mark what was still loading. */
function visibleOf(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html.replaceAll(/<!--.*?-->/g, '');
  for (const element of document.querySelectorAll('footer, script, style, template, [hidden]'))
    element.remove();
  // Without JavaScript the browser submits the search form of home.
  document.querySelector('form')?.setAttribute('action', '/epd/epdSearch');
  return document.body.innerHTML;
}

const pages: { path: string; language: PageLanguage; title: string; html: string }[] = [];
for (const { path, search = '' } of PUBLIC_PAGES)
  for (const language of PAGE_LANGUAGES) {
    const { title, html } = await module.firstPaint(language, path.replace(/\$\w+$/, '0') + search);
    pages.push({ path, language, title, html: visibleOf(html) });
  }

const NO_MAIN = 'The layout has no main element (scripts/first-paint.ts).';

/** Only the logo of the header is shown beside it. */
function withMain(html: string, main: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('header > * > :not(a:first-child)')) element.remove();
  const place = document.querySelector('main');
  if (place === null) throw new Error(NO_MAIN);
  place.innerHTML = main;
  return document.body.innerHTML;
}

for (const [path, route] of Object.entries(WORK_PAGES))
  for (const language of PAGE_LANGUAGES) {
    const { title, html } = await module.firstMain(language, route);
    const layout = pages.find((page) => page.language === language)?.html ?? '';
    pages.push({ path, language, title, html: withMain(layout, html) });
  }

/** With another `main` for each view, which global.css shows in its place. */
async function withViews({ path, language, html }: (typeof pages)[number]): Promise<string> {
  const views = Object.entries(PAGE_VIEWS[path] ?? {});
  if (views.length === 0) return html;
  const { document } = new Window();
  document.body.innerHTML = html;
  for (const [view, { route = path, parameters }] of views) {
    const main = document.querySelector('main');
    const place = main?.cloneNode(false);
    if (main === null || place === undefined) throw new Error(NO_MAIN);
    place.setAttribute('data-view', view);
    place.innerHTML = (await module.firstMain(language, route, parameters)).html;
    main.after(place);
  }
  return document.body.innerHTML;
}

for (const { language, path, html } of pages.slice(0, 1))
  if (visibleOf((await module.firstPaint(language, path)).html) !== html)
    throw new Error(`${path} is another page when it is rendered again.`);

for (const page of pages) page.html = await withViews(page);

const SCRIPTS = { head: 'src/app/early-head.ts', text: 'src/app/early-text.ts' } as const;

/** Code of a script with its parts in both languages. */
async function scriptOf(name: keyof typeof SCRIPTS): Promise<string> {
  const pieces: Record<string, Record<string, Piece[]>> = {};
  for (const language of PAGE_LANGUAGES)
    pieces[language] = Object.fromEntries(
      Object.entries((await module.firstParts(language))[name]).map(([part, html]) => [
        part,
        piecesOf(html, new Window().document),
      ]),
    );
  return oneScript(SCRIPTS[name], { define: { PIECES: JSON.stringify(pieces) } });
}

const scripts = { head: await scriptOf('head'), text: await scriptOf('text') };
process.stdout.write(JSON.stringify({ pages, scripts }), () => process.exit(0));
