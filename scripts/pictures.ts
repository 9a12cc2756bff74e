/**
 * Takes the pictures of README and docs (`npm run pictures`): the production build with the mock in a real browser. Seed, time
 * and window are fixed, so a picture changes only when its screen does.
 */
import { mkdirSync, statSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { personaById } from '#mocks/seed/personas.ts';
import { PANEL, PANEL_COOKIE, WORLD_COOKIE } from '#mocks/lib/cookies.ts';
import { WORKBENCH_PATH } from '#mocks/adapters/workbench.ts';
import type { Language } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { createTranslate, type Translate } from '../e2e/texts.ts';
import { openBrowser } from './programs.ts';
import { commandLine, refuse, textOr } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const FOLDER = `${ROOT}docs/pictures`;
/** Size limit for README pictures, for slow connections. */
const MAX_BYTES = 250_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SITUATION = { seed: '1', now: '2026-11-20T09:00:00+08:00' };
/** A declaration with indicators, both reports and both chain records. */
const DECLARATION = 'epd-002';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly scenario: string;
  readonly persona: string;
  readonly lang: Language;
  readonly window: { readonly width: number; readonly height: number };
  /** A path in the workbench, opened in the World of the scenario. */
  readonly workbench?: string;
  /** Interaction before the picture is taken. */
  readonly act?: (page: Page, t: Translate) => Promise<void>;
}

/** Opens the captcha dialog: phone filled in, puzzle unsolved. */
async function askForCode(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.login') })
    .click();
  const phone = page.getByRole('textbox', { name: t('auth.phone'), exact: true });
  await phone.fill(personaById('certified').phone ?? '');
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await page.getByRole('img', { name: t('captcha.picture') }).waitFor();
}

const common = { scenario: 'default', persona: 'certified', lang: 'zh', window: DESKTOP } as const;

const PICTURES: readonly Picture[] = [
  { ...common, name: 'home', path: '/', persona: 'anonymous' },
  { ...common, name: 'login', path: '/', persona: 'anonymous', act: askForCode },
  { ...common, name: 'dashboard', path: '/' },
  { ...common, name: 'mine', path: '/epd/mineEpd' },
  { ...common, name: 'apply', path: '/epd/epdApplyFor', scenario: 'fresh-company', lang: 'en' },
  {
    ...common,
    name: 'declaration-page',
    path: `/epd/epdSearch?view=declaration&id=${DECLARATION}`,
    lang: 'en',
  },
  { ...common, name: 'workbench-situations', path: '/', lang: 'en', workbench: '#situations' },
  {
    ...common,
    name: 'workbench-chart',
    path: '/',
    lang: 'en',
    workbench: '#applications/applications/app-011',
  },
  { ...common, name: 'workbench-requests', path: '/epd/mineEpd', lang: 'en', workbench: '#requests' },
  { ...common, name: 'phone', path: '/epd/mineEpd', scenario: 'stage-40', lang: 'en', window: PHONE },
];

const USAGE = `Usage: npm run pictures -- [options] [name ...]
Builds, then takes the pictures of README and docs anew into docs/pictures: all of them, or those named.
  ${PICTURES.map(({ name }) => name).join(' ')}`;

/** Waits until fetches, images and animations have finished. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** The workbench keeps an event stream open: `networkidle` never fires. */
async function openWorkbench(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('tabpanel').first().waitFor();
  await page.waitForTimeout(2000);
}

/** Takes one picture into docs/pictures. Throws when it is too large for a README. */
async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, path, scenario, persona, lang, window, workbench, act } = picture;
  const context = await browser.newContext({
    viewport: window,
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([
      { name: WORLD_COOKIE, value: `picture-${name}`, url: origin },
      // Deployments have no workbench button.
      { name: PANEL_COOKIE, value: PANEL.none, url: origin },
    ]);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE.lang,
      lang,
    ] as const);
    const page = await context.newPage();
    const url = new URL(path, origin);
    for (const [key, value] of Object.entries({ scenario, persona, ...SITUATION }))
      url.searchParams.set(key, value);
    await page.goto(url.href);
    // The scenario link redirects to the wanted page.
    await page.waitForURL((here) => !here.searchParams.has('scenario'));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
    await act?.(page, await createTranslate(lang));
    await settle(page);
    if (workbench !== undefined) await openWorkbench(page, `${origin}${WORKBENCH_PATH}${workbench}`);
    const file = `${FOLDER}/${name}.png`;
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    const { size } = statSync(file);
    console.log(`${name}.png  ${window.width} x ${window.height}  ${Math.round(size / 1000)} kB`);
    if (size > MAX_BYTES) throw new Error(`${name}.png is larger than ${MAX_BYTES / 1000} kB`);
  } finally {
    await context.close();
  }
}

const { values, positionals: names } = commandLine(
  USAGE,
  { dist: textOr('dist', 'FOLDER', 'the built portal, dist without it') },
  { allowPositionals: true },
);
const unknown = names.filter((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown.length > 0) refuse(`There is no picture ${unknown.join(', ')} (--help lists what there is)`);

mkdirSync(FOLDER, { recursive: true });
const server = await startMockServer({
  mock: await createMock({}),
  port: 0,
  dist: values.dist,
  workbench: `${ROOT}dist-workbench`,
});
const browser = await openBrowser();
try {
  for (const picture of PICTURES) {
    if (names.length === 0 || names.includes(picture.name)) await take(browser, server.origin, picture);
  }
} finally {
  await browser.close();
  await server.close();
}
