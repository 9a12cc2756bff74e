/** Measures navigation from click to next page, with delayed scripts and data. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { quantile, type Row } from '../rows.ts';

const RUNS = 5;
const AT_MOST_MS = 100;
/** Delay of every request after the click. */
const DELAY_MS = 400;
/** Time between hover and click, ms. */
const HOVER_MS = 700;

/** From the seed. */
export const DECLARATION = '/app/epd/b-001';
export const SEARCH_LINK = 'main a[href="/epd/epdSearch"]';
/** Rows of the search; links on home lead to the same pages, but have no checkbox. */
export const LIST_ROW = 'main :is(tr, li):has(input[type="checkbox"]) a[href*="id="]';

interface Change {
  readonly what: string;
  readonly from: string;
  readonly link: string;
  /** For a hovered link: selector of the content to wait for. Otherwise the next page's skeleton or heading. */
  readonly content?: string;
}

/** Runs in the page: clicks, and waits for the first frame with content of the next page. @returns ms */
async function click({ link, content }: Change): Promise<number> {
  const heading = document.querySelector('main h1');
  const before = heading?.textContent;
  const target = document.querySelector<HTMLAnchorElement>(link);
  if (heading === null || target === null) throw new Error(`There is no ${link}`);
  const began = performance.now();
  target.click();
  for (;;) {
    const hasChanged =
      content === undefined
        ? !heading.checkVisibility() || heading.textContent !== before
        : document.querySelector(content)?.checkVisibility() === true;
    if (hasChanged) break;
    await new Promise(requestAnimationFrame);
    if (performance.now() - began > 10_000) throw new Error(`${link} leads nowhere`);
  }
  // Runs after this frame is painted.
  await new Promise((done) => setTimeout(done));
  return performance.now() - began;
}

/** @param scripts receives the URLs requested after the click */
async function change(page: Page, origin: string, one: Change, scripts: string[]): Promise<number> {
  await page.goto(origin + one.from);
  const link = page.locator(one.link).first();
  await link.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (one.content !== undefined) {
    await link.hover();
    await pause(HOVER_MS);
    await page.waitForLoadState('networkidle');
  }
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    await pause(DELAY_MS);
    await route.continue();
  });
  const ms = await page.evaluate(click, one);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return ms;
}

export async function routeChangeRows(browser: Browser, origin: string): Promise<Row[]> {
  const dialog = '[role="dialog"] h2';
  const changes: readonly Change[] = [
    { what: 'home to search', from: '/', link: SEARCH_LINK },
    { what: 'home to My EPD', from: '/', link: 'a[href="/epd/mineEpd"]' },
    { what: 'declaration to home', from: DECLARATION, link: 'a[href="/"]' },
    { what: 'home to search, hovered', from: '/', link: SEARCH_LINK, content: LIST_ROW },
    { what: 'row to its declaration, hovered', from: '/epd/epdSearch', link: LIST_ROW, content: dialog },
  ];
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  // Signs in, for My EPD.
  await first.goto(`${origin}/?scenario=default`);
  await first.locator('main h1').first().waitFor();
  const rows: Row[] = [];
  for (const one of changes) {
    const [times, scripts]: [number[], string[]] = [[], []];
    for (let n = 0; n < RUNS; n += 1) {
      await using page = await context.newPage();
      times.push(await change(page, origin, one, scripts));
    }
    // After hovering there should be none.
    const beside = one.content === undefined ? '' : scripts.join(', ');
    rows.push({ what: one.what, value: quantile(times), unit: 'ms', limit: AT_MOST_MS, beside });
  }
  return rows;
}
