/** Latency from a keystroke in the application form with three products to the end of layout. */
import type { Browser } from '@playwright/test';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { quantile, row, type Row } from '../rows.ts';

const FIELD = '[data-path="items.1.typedName"]';

/** Runs in the page: types, and waits each time for script, style and layout. @returns ms per keystroke */
async function type(field: string): Promise<number[]> {
  const input = document.querySelector(field);
  if (input === null) throw new Error(`There is no ${field}`);
  const times: number[] = [];
  for (let n = 0; n < 150; n += 1) {
    const began = performance.now();
    // The native setter: React overrides it on the element to detect changes.
    Reflect.set(HTMLInputElement.prototype, 'value', 'x'.repeat(n % 15), input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.getBoundingClientRect();
    times.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  return times;
}

export async function typingRow(browser: Browser, origin: string): Promise<Row> {
  await using page = await browser.newPage();
  await page.goto(`${origin}/epd/epdApplyFor?scenario=default`);
  await page.locator('input[data-path=pcrNumber]').click();
  await page.getByRole('option').first().click();
  await page.locator('#product-1-name > button').click();
  for (let more = 1; more < APPLICATION_ITEMS_MAX; more += 1)
    await page.locator('#apply-add > button').click();
  await page.locator(FIELD).waitFor();
  await page.waitForLoadState('networkidle');
  // The first keys warm up the browser's compiler.
  const times = (await page.evaluate(type, FIELD)).slice(20);
  // A frame at 60 Hz.
  return row('a key in the application form: 90th percentile', quantile(times, 0.9), 'ms', 16.7);
}
