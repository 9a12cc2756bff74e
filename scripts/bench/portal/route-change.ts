/** What a click from page to page takes until something of the new page stands there, and what hovering has made ready before. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median, type PortalRow } from './rows.ts';

const RUNS = 5;
const AT_MOST_MS = 100;
/** Scripts and data come so much later than they do on one machine, ms: the page has to show its shapes. */
const FAR_MS = 400;
/** The mouse rests a moment before it is pressed, ms. */
const HOVER_MS = 700;

interface Change {
  readonly what: string;
  readonly from: string;
  /** Of the link. */
  readonly link: string;
}

/** An address of a declaration that the seed has (mocks/seed). */
async function declarationPath(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/epd/epdSearch`);
  const href = await page.locator('main a[href*="id="]').first().getAttribute('href');
  const id = new URL(href ?? '', origin).searchParams.get('id');
  if (id === null) throw new Error('The register links to no declaration');
  return `/app/epd/${id}`;
}

const CHANGES: readonly Change[] = [
  { what: 'home to the register', from: '/', link: 'main a[href="/epd/epdSearch"]' },
  { what: 'home to My EPD/CFP', from: '/', link: 'a[href="/epd/mineEpd"]' },
];

/** Of the register, whose rows can be picked: home has rows that lead to the same addresses. */
export const ROW = 'main :is(tr, li):has(input[type="checkbox"]) a[href*="id="]';

/** Links that are hovered first, and what they lead to. */
const HOVERED: readonly (Change & { readonly content: string })[] = [
  {
    what: 'home to the rows of the register',
    from: '/',
    link: 'main a[href="/epd/epdSearch"]',
    content: ROW,
  },
  { what: 'a row to its declaration', from: '/epd/epdSearch', link: ROW, content: '[role="dialog"] h2' },
];

interface Press {
  readonly link: string;
  /** Waited for; without it, that the heading of the page before is not seen any more: what is to come covers it, or took its place. */
  readonly content?: string;
}

/** Runs in the page: presses a link; until the first frame in which something of the next page stands there. ms */
async function pressed({ link, content }: Press): Promise<number> {
  const heading = document.querySelector('main h1');
  const before = heading?.textContent;
  const target = document.querySelector<HTMLAnchorElement>(link);
  if (heading === null || target === null) throw new Error(`There is no ${link}`);
  const began = performance.now();
  target.click();
  for (;;) {
    const isThere =
      content === undefined
        ? !heading.checkVisibility() || heading.textContent !== before
        : document.querySelector(content)?.checkVisibility() === true;
    if (isThere) break;
    await new Promise(requestAnimationFrame);
    if (performance.now() - began > 10_000) throw new Error(`${link} leads nowhere`);
  }
  // Painted after this frame's callbacks.
  await new Promise((done) => setTimeout(done));
  return performance.now() - began;
}

async function load(page: Page, url: string, link: string): Promise<void> {
  await page.goto(url);
  await page.locator(link).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Presses with everything far away. @param scripts is told each that is asked for after the click */
async function pressedFar(page: Page, press: Press, scripts: string[] = []): Promise<number> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') scripts.push(new URL(route.request().url()).pathname);
    await new Promise((done) => setTimeout(done, FAR_MS));
    await route.continue();
  });
  const ms = await page.evaluate(pressed, press);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return ms;
}

/** Without hovering. */
async function changeMs(context: BrowserContext, origin: string, { from, link }: Change): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const page = await context.newPage();
    await load(page, origin + from, link);
    times.push(await pressedFar(page, { link }));
    await page.close();
  }
  return median(times);
}

/** After the mouse has rested on the link. */
async function hoveredMs(
  context: BrowserContext,
  origin: string,
  { from, link, content }: (typeof HOVERED)[number],
): Promise<{ ms: number; scripts: string[] }> {
  const times: number[] = [];
  const scripts: string[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const page = await context.newPage();
    await load(page, origin + from, link);
    await page.locator(link).first().hover();
    await page.waitForTimeout(HOVER_MS);
    await page.waitForLoadState('networkidle');
    times.push(await pressedFar(page, { link, content }, scripts));
    await page.close();
  }
  return { ms: median(times), scripts };
}

/** A row for each change without hovering, and one for what hovering has made ready. */
export async function routeChanges(browser: Browser, origin: string): Promise<PortalRow[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const far = `scripts and data come ${FAR_MS} ms later than they do here`;
  try {
    const page = await context.newPage();
    // Signs in, for My EPD/CFP.
    await page.goto(`${origin}/?scenario=default`);
    await page.locator('main h1').first().waitFor();
    const from = await declarationPath(page, origin);
    await page.close();
    const rows: PortalRow[] = [];
    for (const change of [...CHANGES, { what: 'a product page to home', from, link: 'a[href="/"]' }]) {
      console.log(`portal: ${change.what}`);
      const value = await changeMs(context, origin, change);
      const what = `${change.what}: from a click to something of it`;
      rows.push({ what, value, limit: AT_MOST_MS, unit: 'ms', beside: far });
    }
    for (const change of HOVERED) {
      console.log(`portal: ${change.what}, hovered`);
      const { ms, scripts } = await hoveredMs(context, origin, change);
      const what = `${change.what}, hovered before: from a click to its content`;
      rows.push({ what, value: ms, limit: AT_MOST_MS, unit: 'ms', beside: far });
      rows.push({
        what: `${change.what}, hovered before: scripts that are still asked for`,
        value: scripts.length,
        limit: 0,
        unit: 'requests',
        ...(scripts.length > 0 && { beside: scripts.join(', ') }),
      });
    }
    return rows;
  } finally {
    await context.close();
  }
}
