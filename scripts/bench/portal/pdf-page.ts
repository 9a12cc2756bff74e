/** How long a report takes to show its first page, beside a page that has nothing but pdf.js and draws the same. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type * as PdfJs from 'pdfjs-dist';
import { ROOT } from '../../lib/paths.ts';
import { median, type PortalRow } from './rows.ts';

const RUNS = 7;
const AT_MOST_TIMES = 1.5;
const LIBRARY = 'node_modules/pdfjs-dist/legacy/build';

/** The call that brings the PDF, as the portal makes it. */
interface PdfCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

interface Drawing {
  readonly ms: number;
  /** Of the page, CSS pixels. */
  readonly width: number;
}

/** Runs in the page: presses a link; until a page of the PDF is drawn and nothing covers it any more. */
async function drawnByPortal(link: string): Promise<Drawing> {
  const target = document.querySelector<HTMLElement>(link);
  if (target === null) throw new Error(`There is no ${link}`);
  const began = performance.now();
  target.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const canvas = document.querySelector('.react-pdf__Page canvas');
    const page = canvas?.closest('.react-pdf__Page');
    if (canvas && page?.querySelector('[class*="cover"]') === null)
      return { ms: performance.now() - began, width: canvas.getBoundingClientRect().width };
    if (performance.now() - began > 30_000) throw new Error('The PDF is not drawn');
  }
}

/** Runs in the bare page. */
async function drawnByBare({ call, width }: { call: PdfCall; width: number }): Promise<number> {
  const began = performance.now();
  const library = '/bare/pdf.min.mjs';
  // A name that this file's own compiler does not follow.
  const pdfjs = (await import(library)) as typeof PdfJs;
  pdfjs.GlobalWorkerOptions.workerSrc = '/bare/pdf.worker.min.mjs';
  const { url, ...init } = call;
  const data = await (await fetch(url, init)).arrayBuffer();
  const fonts = { cMapUrl: '/pdf/cmaps/', cMapPacked: true, standardFontDataUrl: '/pdf/standard_fonts/' };
  const pdf = await pdfjs.getDocument({ data, ...fonts }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  document.body.append(canvas);
  await page.render({ canvas, viewport }).promise;
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

/** The bare page and its library, on the portal's own origin. */
async function serveBare(context: BrowserContext, origin: string): Promise<void> {
  const files = new Map<string, Buffer>();
  for (const name of ['pdf.min.mjs', 'pdf.worker.min.mjs'])
    files.set(`/bare/${name}`, await readFile(join(ROOT, LIBRARY, name)));
  await context.route(`${origin}/bare/**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      body === undefined
        ? { contentType: 'text/html', body: '<!doctype html><title>bare</title>' }
        : { contentType: 'text/javascript', body },
    );
  });
}

/** Opens a product and its report. @param onCall is told how the PDF was fetched */
async function openReport(page: Page, address: string, onCall: (call: PdfCall) => void): Promise<Drawing> {
  // Its button has no address: it asks first whether the session still holds.
  const link = 'main button:has(.tabler-icon-file-text)';
  await page.goto(address);
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').startsWith('application/pdf')) return;
    const request = response.request();
    const { authorization = '' } = request.headers();
    const type = request.headers()['content-type'];
    onCall({
      url: request.url(),
      method: request.method(),
      headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
      body: request.postData(),
    });
  });
  return page.evaluate(drawnByPortal, link);
}

/** One row. @param address of a product page whose report may be read by whoever is signed in */
export async function pdfPage(browser: Browser, origin: string): Promise<PortalRow> {
  const portal: number[] = [];
  const bare: number[] = [];
  for (let n = 0; n <= RUNS; n += 1) {
    console.log(`portal: a report, ${n} of ${RUNS}`);
    // A context of its own: nothing is in the browser's cache, for neither.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin}/?scenario=default`);
    await page.locator('main h1').first().waitFor();
    await page.goto(`${origin}/epd/epdSearch`);
    const href = await page.locator('main a[href*="id="]').first().getAttribute('href');
    const id = new URL(href ?? '', origin).searchParams.get('id') ?? '';
    let call: PdfCall | undefined;
    const { ms, width } = await openReport(page, `${origin}/app/epd/${id}`, (one) => (call = one));
    if (call === undefined) throw new Error('No PDF was fetched');
    await context.close();
    const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await serveBare(other, origin);
    const bound = await other.newPage();
    await bound.goto(`${origin}/bare/`);
    const bareMs = await bound.evaluate(drawnByBare, { call, width });
    await other.close();
    // The first time the mock makes the file.
    if (n === 0) continue;
    portal.push(ms);
    bare.push(bareMs);
  }
  return {
    what: 'a report from the click to its first page, ÷ a bare pdf.js page',
    value: median(portal) / median(bare),
    limit: AT_MOST_TIMES,
    unit: 'times',
    beside: `${median(portal).toFixed(0)} ms ÷ ${median(bare).toFixed(0)} ms`,
  };
}
