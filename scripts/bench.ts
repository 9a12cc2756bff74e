/** npm run bench: heaviest calls, start-up time and memory of the mock, and the portal in a browser, each with a limit. */
import { harRow } from './bench/har.ts';
import { callRows } from './bench/load.ts';
import { pdfRow } from './bench/portal/pdf-page.ts';
import { routeChangeRows, LIST_ROW, SEARCH_LINK } from './bench/portal/route-change.ts';
import { typingRow } from './bench/portal/typing.ts';
import { benchReport, holds, type Row, medianOf, row } from './bench/rows.ts';
import { startRows } from './bench/servers.ts';
import { uploadRows } from './bench/uploads.ts';
import { openBrowser } from './programs.ts';
import { commandLine, flag, refuse, run, textOr, wholeNumber } from './lib/command-line.ts';
import { startMockProcess, startProcess } from './lib/mock-process.ts';
import { JSON_OPTION, writeJson, writeReport } from './lib/report.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { freePort } from './lib/free-port.ts';
import { ROOT } from './lib/paths.ts';

/** Waits until an element is painted. @returns `performance.now()` then */
async function painted(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return performance.now();
}

/** Measures `npm start` in a fresh clone. */
async function freshStartRows(browser: Browser): Promise<Row[]> {
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

const USAGE = `Usage: npm run bench -- [options]
Builds, measures, and writes coverage/benchmarks.md. Takes long, and ends with 1 when a limit does not hold.`;

const { values } = commandLine(USAGE, {
  seconds: textOr('5', 'N', 'how long each call is measured, 5 by default'),
  server: flag('without the portal in a browser'),
  portal: flag('the portal in a browser alone'),
  ...JSON_OPTION,
});
if (values.portal && values.server) refuse('--portal and --server leave nothing to measure');

async function portalRows(): Promise<Row[]> {
  await using browser = await openBrowser();
  await using server = await startMockProcess('--dist', 'dist');
  return [
    ...(await freshStartRows(browser)),
    ...(await routeChangeRows(browser, server.origin)),
    await pdfRow(browser, server.origin),
    await typingRow(browser, server.origin),
  ];
}

await run(async () => {
  const seconds = wholeNumber('seconds', values.seconds, 1);
  const rows: Row[] = [];
  if (!values.portal)
    rows.push(...(await startRows()), ...(await uploadRows()), await harRow(), ...(await callRows(seconds)));
  if (!values.server) rows.push(...(await portalRows()));
  writeReport('benchmarks.md', benchReport(rows));
  const judged = rows.map((row) => ({ ...row, holds: holds(row) }));
  writeJson(values.json, judged);
  if (judged.some((row) => !row.holds)) process.exitCode = 1;
}, 1);
