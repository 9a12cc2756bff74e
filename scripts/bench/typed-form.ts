/** How long the portal takes, in a browser, from a key in the application form with three products to the page laid out. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { ensureBrowser } from '../browser.ts';
import { ROOT } from '../lib/paths.ts';
import { startServer } from './server-process.ts';

const KEYS = 150;
/** The first ones find code that the browser has not made fast yet. */
const WARM_UP = 20;

export interface TypedForm {
  readonly medianMs: number;
  /** Of 100 keys, 90 take less. */
  readonly p90Ms: number;
  /** The least that was measured: what other programs took from the others is not in it. */
  readonly leastMs: number;
}

const NAME_FIELD = '[data-path="items.1.typedName"]';

/** Runs in the page: types into the name of the second product; each time until script, style and layout are done. */
async function typeKeys({ field, keys }: { field: string; keys: number }): Promise<number[]> {
  const input = document.querySelector(field);
  if (input === null) throw new Error('There is no name to type.');
  const times: number[] = [];
  for (let n = 0; n < keys; n += 1) {
    const began = performance.now();
    // As the browser does: React has a `value` of its own on the element, by which it sees what changed.
    Reflect.set(HTMLInputElement.prototype, 'value', 'x'.repeat(n % 15), input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.getBoundingClientRect();
    times.push(performance.now() - began);
    // The next key comes after the page was painted.
    await new Promise(requestAnimationFrame);
  }
  return times;
}

async function fillForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/epd/epdApplyFor?scenario=default`);
  const first = page.locator('[data-path="items.0.categoryId"]');
  await first.waitFor();
  // Rules with a list of products, which every product of the form can choose from.
  await page.locator('input[data-path=pcrNumber]').click();
  await page.getByRole('option').first().click();
  await page.locator('#product-1-name > button').click();
  for (let more = 1; more < APPLICATION_ITEMS_MAX; more += 1)
    await page.locator('#apply-add > button').click();
  await page.locator(NAME_FIELD).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Needs the built portal. */
export async function typedForm(): Promise<TypedForm> {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The portal is not built: npm run build');
  const server = await startServer(
    'scripts/mock.js',
    (port) => ['--port', String(port), '--dist', dist],
    '/',
  );
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await fillForm(page, server.origin);
    const times = await page.evaluate(typeKeys, { field: NAME_FIELD, keys: KEYS });
    const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { medianMs: at(0.5), p90Ms: at(0.9), leastMs: at(0) };
  } finally {
    await browser.close();
    await server.stop();
  }
}
