/** Measures `npm start` in a fresh clone. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../lib/free-port.ts';
import { startProcess } from '../../lib/mock-process.ts';
import { ROOT } from '../../lib/paths.ts';
import { quantile, type Row } from '../rows.ts';
import { LIST_ROW, SEARCH_LINK } from './route-change.ts';

const RUNS = 3;
const HOME_AT_MOST_MS = 6000;
const SEARCH_AT_MOST_MS = 1000;
const CACHE = `${ROOT}node_modules/.cache`;

/** Waits until an element is painted. @returns `performance.now()` then */
async function painted(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return performance.now();
}

export async function freshStartRows(browser: Browser): Promise<Row[]> {
  const [homes, searches]: [number[], number[]] = [[], []];
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CACHE}/fresh-`);
  for (let n = 0; n < RUNS; n += 1) {
    // No prebundled packages, no Worlds.
    const env = { DEV_CACHE: `${folder}/vite-${n}`, MOCK_DATA: `${folder}/worlds-${n}` };
    const port = String(await freePort());
    const command = ['npm', 'start', '--', '--strictPort', '--port', port];
    await using server = await startProcess(command, { env, ready: /Local: +(http:\/\/\S+?)\// });
    await using page = await browser.newPage();
    await page.goto(server.origin, { waitUntil: 'commit' });
    homes.push((await painted(page, '#root main h1')) - server.began);
    await page.locator(SEARCH_LINK).locator('visible=true').first().click();
    const clicked = performance.now();
    searches.push((await painted(page, LIST_ROW)) - clicked);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const [home, search] = [quantile(homes), quantile(searches)];
  return [
    { what: 'npm start in a fresh clone: home', value: home, unit: 'ms', limit: HOME_AT_MOST_MS },
    { what: 'then a click to search results', value: search, unit: 'ms', limit: SEARCH_AT_MOST_MS },
  ];
}
