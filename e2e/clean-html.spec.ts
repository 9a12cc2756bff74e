import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';
import type * as CleanHtml from '#src/ui/clean-html.ts';

/**
 * The HTML sanitiser in a real browser, because a test DOM parses too leniently. The module and its imports are served as they
 * are, without the portal.
 */
const ORIGIN = 'http://clean.test';

/** Transpiles a module of the portal for the browser. */
async function script(path: string): Promise<string> {
  const source = await readFile(new URL(`..${path}`, import.meta.url), 'utf8');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

/** Import map of the modules. */
const IMPORTS = { dompurify: '/purify.js', '#src/': '/src/' };

/** Allowed image origin of the deployment, besides its own. */
const PICTURES = 'https://media.example.com';

test.beforeEach(async ({ page }) => {
  const library = createRequire(import.meta.url)
    .resolve('dompurify')
    .replace('purify.cjs.js', 'purify.es.mjs');
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isScript = pathname === '/purify.js' || pathname.startsWith('/src/');
    if (!isScript) return route.fulfill({ contentType: 'text/html', body: html });
    const body = pathname.startsWith('/src/') ? await script(pathname) : await readFile(library, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(ORIGIN);
});

const HOSTILE = `
  <h2 id="app" class="x">Notice</h2>
  <p onclick="steal()" style="position:fixed">Until <b>2031</b> <a href="https://example.com/a">rules</a>
  <a href="javascript:steal()">trap</a> <a href="&#106;avascript:steal()">trap 2</a></p>
  <img src="/picture.png" onerror="steal()"><svg><script>steal()</script></svg><script>steal()</script>
  <style>body{display:none}</style><iframe src="https://example.com"></iframe>
  <form action="https://example.com"><input name="token"><button>go</button></form>
  <math><mtext><table><mglyph><style><img src=x onerror="steal()"></style></mglyph></table></mtext></math>
  <img src="https://tracker.example.com/a.gif" alt="A chart"><img src="//tracker.example.com/b.gif">
  <picture><source srcset="https://tracker.example.com/c.gif"><img srcset="https://tracker.example.com/d.gif"></picture>
  <video src="https://tracker.example.com/e" poster="https://tracker.example.com/f.gif"></video>
  <svg><image href="https://tracker.example.com/g.gif" /></svg>
  <img src="${PICTURES}/kept.png"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
  <p>last</p>`;

async function cleaned(page: Page, place: 'text' | 'frame'): Promise<string> {
  return page.evaluate(
    async ({ hostile, where, origins }) => {
      const path = '/src/ui/clean-html.ts';
      // The URL resolves only in the browser.
      const { cleanForFrame, cleanHtml, loadCleaner } = (await import(path)) as typeof CleanHtml;
      const clean = (where === 'frame' ? cleanForFrame : cleanHtml)(await loadCleaner(), hostile, origins);
      // A TrustedHTML object would serialise to an empty object.
      return clean.toString();
    },
    { hostile: HOSTILE, where: place, origins: [PICTURES] },
  );
}

/** Images of the own origin, of allowed origins and data URLs remain; others are replaced with their alt text. */
function expectOwnPictures(html: string): void {
  expect(html).not.toContain('tracker.example.com');
  expect(html).toContain('A chart');
  expect(html).toContain('src="/picture.png"');
  expect(html).toContain(`src="${PICTURES}/kept.png"`);
  expect(html).toContain('src="data:image/gif;');
}

test('keeps words, lists and links of a server text and nothing that acts', async ({ page }) => {
  const html = await cleaned(page, 'text');
  expect(html).not.toMatch(
    /steal|javascript:|onclick|onerror|style|iframe|<form|<input|<button|<script|id=|class=/i,
  );
  expect(html).toContain('<h2>Notice</h2>');
  expect(html).toContain('<b>2031</b>');
  expect(html).toContain('<p>last</p>');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/a"/);
  expect(html).toMatch(/<a [^>]*rel="noopener noreferrer"/);
  expect(html).toMatch(/<img [^>]*loading="lazy"/);
  expectOwnPictures(html);
});

test('lets a framed page keep its look and nothing that acts', async ({ page }) => {
  const html = await cleaned(page, 'frame');
  expect(html).toContain('body{display:none}');
  expect(html).not.toMatch(/steal|javascript:|onclick|onerror|iframe|<form|<script/i);
  expectOwnPictures(html);
});
