/** How long `npm start` takes in a fresh clone to the first page and the next one, beside a bare Vite page with the same libraries. */
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../lib/free-port.ts';
import { ROOT } from '../../lib/paths.ts';
import { ROW } from './route-change.ts';
import { median, type PortalRow } from './rows.ts';

const RUNS = 3;
const HOME_AT_MOST_MS = 6000;
const NEXT_AT_MOST_MS = 1000;
/** Nothing starts so slowly that it is worth waiting longer, ms. */
const GIVE_UP_MS = 120_000;
const POLL_MS = 20;
/** Whether somebody listens there. */
const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });

/** Opens the page as soon as somebody listens: a browser that is told too early tries again by itself, when it likes. */
async function openSoon(page: Page, port: number, hasEnded: () => boolean): Promise<void> {
  const limit = performance.now() + GIVE_UP_MS;
  while (!(await listens(port))) {
    if (hasEnded()) throw new Error('The development server ended before it answered');
    if (performance.now() > limit) throw new Error('The development server does not listen');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
}

/**
 * Starts a development server as it starts in a fresh clone: with nothing bundled before, and no World.
 * @param used measures; is given the moment in which the command was typed
 */
async function freshly<T>(
  browser: Browser,
  [command = '', ...args]: readonly string[],
  used: (page: Page, began: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const parent = `${ROOT}node_modules/.cache`;
  mkdirSync(parent, { recursive: true });
  const cache = mkdtempSync(join(parent, 'fresh-'));
  const data = mkdtempSync(join(tmpdir(), 'fresh-'));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const began = performance.now();
  const child = spawn(command, [...args, '--port', String(port), '--strictPort'], {
    cwd: ROOT,
    env: { ...process.env, DEV_CACHE: cache, MOCK_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: npm does not hand a signal on to what it started.
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    await openSoon(page, port, () => child.exitCode !== null);
    return await used(page, began);
  } finally {
    await page.close();
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    for (const folder of [cache, data]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits for a part of the page to be painted. @returns when it was, by the clock of this process */
async function painted(page: Page, part: string): Promise<number> {
  await page.locator(part).first().waitFor({ timeout: GIVE_UP_MS });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return performance.now();
}

const REGISTER = 'main a[href="/epd/epdSearch"]';

async function portal(page: Page, began: number): Promise<{ home: number; next: number }> {
  const home = (await painted(page, '#root main h1')) - began;
  await page.locator(REGISTER).locator('visible=true').first().click();
  const clicked = performance.now();
  // The list itself, not the grey shapes in its place.
  const next = (await painted(page, ROW)) - clicked;
  return { home, next };
}

/** Two rows. */
export async function freshStart(browser: Browser): Promise<PortalRow[]> {
  const [homes, nexts, floors]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < RUNS; n += 1) {
    console.log(`portal: a fresh start, ${n + 1} of ${RUNS}`);
    const { home, next } = await freshly(browser, ['npm', 'start', '--'], portal);
    homes.push(home);
    nexts.push(next);
    const bare = ['npx', 'vite', '--config', 'scripts/bench/portal/bare.config.ts'];
    floors.push(await freshly(browser, bare, async (page, began) => (await painted(page, 'button')) - began));
  }
  const beside = `a bare Vite page with the same libraries and one button: ${median(floors).toFixed(0)} ms`;
  return [
    {
      what: 'npm start in a fresh clone, from the command to home painted',
      value: median(homes),
      limit: HOME_AT_MOST_MS,
      unit: 'ms',
      beside,
    },
    {
      what: 'then from a click to the register with its rows',
      value: median(nexts),
      limit: NEXT_AT_MOST_MS,
      unit: 'ms',
    },
  ];
}
