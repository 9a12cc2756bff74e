import { defineConfig, devices } from '@playwright/test';
import type { WorldOptions } from 'steel-epd-portal/playwright';

/** A server that runs already, for example the team's; without it, one is started here. */
const running = process.env['PORTAL_ORIGIN'];
/** A browser that is installed already; without it, the one of `npx playwright install chromium`. */
const executablePath = process.env['CHROME_PATH'];
const own = 'http://127.0.0.1:4190';

export default defineConfig<WorldOptions>({
  testDir: 'tests',
  fullyParallel: true,
  // Build machines are slow and busy.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? own,
    lang: 'en',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  ...(running === undefined
    ? {
        webServer: {
          command: 'npx steel-epd-mock --port 4190',
          url: own,
          reuseExistingServer: true,
        },
      }
    : {}),
});
