/** Time from click to first page of a report, compared with PDF.js alone. */
import { join } from 'node:path';
import type { Browser, Request } from '@playwright/test';
import type * as PdfJs from 'pdfjs-dist';
import { ROOT } from '../../lib/paths.ts';
import { medianOf, ratio, type Row } from '../rows.ts';
import { DECLARATION } from './route-change.ts';

/** A button without href: the portal checks the session first. */
const REPORT = 'main button:has(.tabler-icon-file-text)';

/** Runs in the portal: clicks, and waits until a page is rendered and visible. */
async function drawnByPortal(link: string): Promise<Record<'ms' | 'width', number>> {
  const began = performance.now();
  document.querySelector<HTMLElement>(link)?.click();
  while (performance.now() - began < 30_000) {
    await new Promise(requestAnimationFrame);
    const canvas = document.querySelector('.react-pdf__Page canvas');
    if (canvas?.closest('.react-pdf__Page')?.querySelector('[class*="cover"]') === null)
      return { ms: performance.now() - began, width: canvas.getBoundingClientRect().width };
  }
  throw new Error('The PDF is not drawn');
}

/** Runs in a page with PDF.js alone: renders the same page at the same width. @returns ms */
async function drawnByLibrary({ url, init, width }: { url: string; init: RequestInit; width: number }) {
  const began = performance.now();
  const library = '/bare/pdf.min.mjs';
  // A variable, so that TypeScript does not resolve the import.
  const pdfjs = (await import(library)) as typeof PdfJs;
  pdfjs.GlobalWorkerOptions.workerSrc = '/bare/pdf.worker.min.mjs';
  const data = await (await fetch(url, init)).arrayBuffer();
  const fonts = { cMapUrl: '/pdf/cmaps/', cMapPacked: true, standardFontDataUrl: '/pdf/standard_fonts/' };
  const page = await (await pdfjs.getDocument({ data, ...fonts }).promise).getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  document.body.append(canvas);
  await page.render({ canvas, viewport }).promise;
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

async function inPortal(browser: Browser, origin: string) {
  await using page = await browser.newPage();
  await page.goto(`${origin}/?scenario=default`);
  await page.locator('main h1').first().waitFor();
  await page.goto(origin + DECLARATION);
  await page.locator(REPORT).first().waitFor();
  await page.waitForLoadState('networkidle');
  const answer = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('application/pdf'),
  );
  const drawn = await page.evaluate(drawnByPortal, REPORT);
  return { ...drawn, request: (await answer).request() };
}

async function inBarePage(browser: Browser, origin: string, request: Request, width: number) {
  await using page = await browser.newPage();
  await page.route(`${origin}/bare/*`, (route) => {
    const [name = ''] = /[^/]+\.mjs$/.exec(route.request().url()) ?? [];
    const path = join(ROOT, 'node_modules/pdfjs-dist/legacy/build', name);
    return route.fulfill(name === '' ? { contentType: 'text/html', body: '<!doctype html>' } : { path });
  });
  await page.goto(`${origin}/bare/`);
  const init = { method: request.method(), headers: request.headers(), body: request.postData() };
  return page.evaluate(drawnByLibrary, { url: request.url(), init, width });
}

export async function pdfRow(browser: Browser, origin: string): Promise<Row> {
  const measure = async () => {
    const { request, ms, width } = await inPortal(browser, origin);
    return { portal: ms, library: await inBarePage(browser, origin, request, width) };
  };
  // The mock generates the file on the first request.
  const median = await medianOf(7, measure, 1);
  return ratio('first page of a report ÷ PDF.js alone', median('portal'), median('library'), 'ms', 1.5);
}
