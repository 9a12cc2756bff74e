/**
 * Writes what the pages that people open from outside show before their scripts run, in both languages, as JSON. A program of its own, because it puts a
 * window where the build has none (scripts/vite/first-paint.ts).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build } from 'vite';
import type { Piece } from '#src/app/fill-head.ts';
import { piecesOf } from './lib/html-pieces.ts';
import { ROOT } from './lib/paths.ts';
import { BUILD_TARGET } from './vite/browsers.ts';

const window = new Window({ url: 'http://localhost/' });
for (const name of [
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
] as const)
  Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
Object.assign(globalThis, {
  window,
  // Nothing has been answered yet, and nothing will be.
  fetch: () => new Promise(() => undefined),
});

// A build: the names of classes must be those of the portal's style sheets.
const folder = join(ROOT, 'node_modules/.cache/first-paint');
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  build: { ssr: 'src/app/first-paint.tsx', outDir: folder, emptyOutDir: true, target: BUILD_TARGET },
});
// Of src/app/first-paint.tsx, which was built a moment ago.
const module = (await import(pathToFileURL(join(folder, 'first-paint.js')).href)) as {
  firstPaint: (language: string, path: string) => Promise<string>;
  firstHead: (language: string) => Promise<Record<string, string>>;
};
const LANGUAGES = ['zh', 'en'];

/** The frame, and of the page its title or first section; what stands below, and what is folded away, comes with the scripts. */
function upperPart(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html.replaceAll(/<!--.*?-->/g, '');
  for (const element of document.querySelectorAll(
    'main > :not(:first-child), main > div > :not(:first-child), footer, script, style, [hidden]',
  ))
    element.remove();
  // Without scripts a search is asked by the browser itself.
  document.querySelector('form')?.setAttribute('action', '/epd/epdSearch');
  return document.body.innerHTML;
}

/** Pages that people open from outside, with an address of each. */
const PAGES = { home: '/', search: '/epd/epdSearch', product: '/app/epd/0' };

const pages: { page: string; language: string; html: string }[] = [];
for (const [page, path] of Object.entries(PAGES))
  for (const language of LANGUAGES)
    pages.push({ page, language, html: upperPart(await module.firstPaint(language, path)) });

const pieces: Record<string, Record<string, Piece[]>> = {};
for (const language of LANGUAGES)
  pieces[language] = Object.fromEntries(
    Object.entries(await module.firstHead(language)).map(([name, html]) => [
      name,
      piecesOf(html, new Window().document),
    ]),
  );
const head = await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  define: { HEAD_PIECES: JSON.stringify(pieces) },
  build: {
    write: false,
    target: BUILD_TARGET,
    modulePreload: false,
    rolldownOptions: { input: 'src/app/early-head.ts' },
  },
});
const chunk = 'output' in head && head.output.length === 1 ? head.output[0] : undefined;
if (chunk === undefined) throw new Error('The script of the first head is one file (src/app/early-head.ts).');
process.stdout.write(JSON.stringify({ pages, head: chunk.code }), () => process.exit(0));
