/**
 * Writes what the pages that people open from outside show before their scripts run, in both languages, as JSON. A program of its own, because it puts a
 * window where the build has none (scripts/vite/first-paint.ts).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build } from 'vite';
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
};

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

const rendered: { page: string; language: string; html: string }[] = [];
for (const [page, path] of Object.entries(PAGES))
  for (const language of ['zh', 'en'])
    rendered.push({ page, language, html: upperPart(await module.firstPaint(language, path)) });
process.stdout.write(JSON.stringify(rendered), () => process.exit(0));
