/** Measures navigation from click to next page, with delayed scripts and data. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { medianOf, row, type Row } from '../rows.ts';

/** From the seed. */
export const DECLARATION = '/app/epd/b-001';
export const SEARCH_LINK = 'main a[href="/epd/epdSearch"]';
/** Rows of the search; links on home lead to the same pages, but have no checkbox. */
export const LIST_ROW = 'main :is(tr, li):has(input[type="checkbox"]) a[href*="id="]';

/** `content` of a hovered link must be there; without it, the skeleton or the heading of the next page. */
type Change = readonly [what: string, from: string, link: string, content?: string];

/** Runs in the page: clicks, and waits for the first frame with content of the next page. @returns ms */
async function click([, , link, content]: Change): Promise<number> {
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
  const [, from, to, content] = one;
  await page.goto(origin + from);
  const link = page.locator(to).first();
  await link.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (content !== undefined) {
    await link.hover();
    await pause(700);
    await page.waitForLoadState('networkidle');
  }
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    await pause(400);
    await route.continue();
  });
  const ms = await page.evaluate(click, one);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return ms;
}

const CHANGES: readonly Change[] = [
  ['home to search', '/', SEARCH_LINK],
  ['home to My EPD', '/', 'a[href="/epd/mineEpd"]'],
  ['declaration to home', DECLARATION, 'a[href="/"]'],
  ['home to search, hovered', '/', SEARCH_LINK, LIST_ROW],
  ['row to its declaration, hovered', '/epd/epdSearch', LIST_ROW, '[role="dialog"] h2'],
];

export async function routeChangeRows(browser: Browser, origin: string): Promise<Row[]> {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  // Signs in, for My EPD.
  await first.goto(`${origin}/?scenario=default`);
  await first.locator('main h1').first().waitFor();
  const rows: Row[] = [];
  for (const one of CHANGES) {
    const scripts: string[] = [];
    const median = await medianOf(5, async () => {
      await using page = await context.newPage();
      return { ms: await change(page, origin, one, scripts) };
    });
    // After hovering there should be none.
    rows.push(row(one[0], median('ms'), 'ms', 100, one.length < 4 ? '' : scripts.join(', ')));
  }
  return rows;
}
