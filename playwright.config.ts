import { defineConfig, devices } from '@playwright/test';
import type { WorldOptions } from './mocks/playwright/index.ts';
import { findBrowser, findFirefox, HOW_TO_GET_FIREFOX } from './scripts/programs.ts';
import { EVERY_TEST } from './tests/support/every-test.ts';
import { EXERCISED_DIR } from './scripts/lib/paths.ts';

/** Another port for a second run beside the first one. */
const PORT = Number(process.env['E2E_PORT'] ?? 4780);
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** `npm run e2e:nginx`: pages and files come from nginx, as in production. */
const behindNginx = process.env['E2E_SERVER'] === 'nginx';
/**
 * What only our own server gives, and why: it puts the panel of the workbench into the portal's pages (and with it the news that
 * something has changed), while nginx serves the pages as they were built, as in production.
 */
const NOT_BEHIND_NGINX = ['**/workbench.spec.ts'];
const ci = process.env['CI'] !== undefined;

/** `npm run e2e:firefox`: the main journey in Firefox, and nothing else. */
const inFirefox = process.env['E2E_BROWSER'] === 'firefox';

const browser = inFirefox ? findFirefox() : findBrowser();
if (browser === null)
  throw new Error(
    inFirefox
      ? HOW_TO_GET_FIREFOX
      : 'No Chrome or Chromium found: run "npx tsx scripts/programs.ts browser".',
  );

/** A browser that talks to nobody but the page's own server. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // To compile and to collect beside the page costs more than it saves where all cores are at work: a twelfth of all.
  '--js-flags=--single-threaded',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const chinese = { lang: 'zh', locale: 'zh-CN' } as const;
const english = { lang: 'en', locale: 'en-US' } as const;

/**
 * A test runs in the projects that its tags name, without such a tag only in the first one: what
 * does not depend on language or screen is proved once, in one corner or another; every screen in every width and both
 * languages is looked at by e2e/widths.spec.ts. `@all-zh-desktop` names one for `npm run test:all` alone.
 */
const tagOf = EVERY_TEST ? '@(?:all-)?' : '@';
const runsIn = (name: string): RegExp => new RegExp(`${tagOf}${name}\\b`);
const untaggedToo = (name: string): RegExp =>
  new RegExp(`${runsIn(name).source}|^(?!.*@(?:all-)?(?:zh|en)-(?:desktop|phone)\\b)`);

const CHROMIUM_PROJECTS = [
  // Few tests: to start a second worker and its browser takes longer than they do. First, or the longest of all ends alone.
  { name: 'en-desktop', grep: runsIn('en-desktop'), use: { ...desktop, ...english }, workers: 1 },
  { name: 'zh-desktop', grep: untaggedToo('zh-desktop'), use: { ...desktop, ...chinese } },
  { name: 'zh-phone', grep: runsIn('zh-phone'), use: { ...phone, ...chinese }, workers: 1 },
  { name: 'en-phone', grep: runsIn('en-phone'), use: { ...phone, ...english } },
];

/** An installed Firefox, over WebDriver BiDi (e2e/steps/firefox.ts). Preferences stand for what `contextOptions` say to Chromium. */
const firefox = {
  ...devices['Desktop Firefox'],
  viewport: desktop.viewport,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: browser,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
      // Else a PDF that was saved is also shown in the place of the page.
      'pdfjs.disabled': true,
    },
  },
};
const FIREFOX_PROJECTS = [{ name: 'firefox', grep: runsIn('zh-desktop'), use: { ...firefox, ...chinese } }];

/** The journeys run on the production build, served by the mock server; each test has a World of its own. */
export default defineConfig<WorldOptions>({
  testDir: 'e2e',
  testIgnore: behindNginx ? NOT_BEHIND_NGINX : [],
  testMatch: inFirefox ? '**/journey.spec.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // For two cores: a test waits for half of its time.
  workers: 4,
  // One more try on a build machine, with a trace of it; the list names what needed it as flaky.
  retries: ci ? 1 : 0,
  forbidOnly: ci,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see what a worker fetches (e2e/offline-product.spec.ts, e2e/demo.spec.ts).
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath: browser, args: BROWSER_FLAGS },
  },
  projects: inFirefox ? FIREFOX_PROJECTS : CHROMIUM_PROJECTS,
  webServer: {
    command: behindNginx
      ? `npx tsx scripts/preview-nginx.ts --port ${PORT}`
      : `npm run preview -- --port ${PORT}`,
    url: ORIGIN,
    reuseExistingServer: !ci,
    timeout: 60_000,
    env: { MOCK_EXERCISED_DIR: EXERCISED_DIR },
    // Time to write down which operations were called.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
