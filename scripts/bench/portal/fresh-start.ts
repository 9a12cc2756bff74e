/** Measures `npm start` in a fresh clone. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../lib/free-port.ts';
import { startProcess } from '../../lib/mock-process.ts';
import { ROOT } from '../../lib/paths.ts';
import { medianOf, row, type Row } from '../rows.ts';
import { LIST_ROW, SEARCH_LINK } from './route-change.ts';

/** Waits until an element is painted. @returns `performance.now()` then */
async function painted(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return performance.now();
}

export async function freshStartRows(browser: Browser): Promise<Row[]> {
  const folder = mkdtempSync(`${ROOT}node_modules/.fresh-`);
  const median = await medianOf(3, async (n) => {
    // No prebundled packages, no Worlds.
    const env = { DEV_CACHE: `${folder}/vite-${n}`, MOCK_DATA: `${folder}/worlds-${n}` };
    const command = ['npm', 'start', '--', '--strictPort', '--port', String(await freePort())];
    await using server = await startProcess(command, { env, ready: /Local: +(http:\/\/\S+?)\// });
    await using page = await browser.newPage();
    await page.goto(server.origin, { waitUntil: 'commit' });
    const home = (await painted(page, '#root main h1')) - server.began;
    await page.locator(SEARCH_LINK).locator('visible=true').first().click();
    const clicked = performance.now();
    return { home, search: (await painted(page, LIST_ROW)) - clicked };
  });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return [
    row('npm start in a fresh clone: home', median('home'), 'ms', 6000),
    row('then a click to search results', median('search'), 'ms', 1000),
  ];
}
