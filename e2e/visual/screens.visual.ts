/** Pictures of the screens that carry the impression, compared with e2e/visual/pictures (`npm run visual`). */
import type { Page } from '@playwright/test';
import { PANEL, PANEL_COOKIE } from '#mocks/lib/cookies.ts';
import type { PersonaId } from '#mocks/playwright/index.ts';
import { expect, test } from '../fixtures.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly persona?: PersonaId;
  readonly tag: '@zh-desktop' | '@en-desktop' | '@zh-phone' | '@en-phone';
  readonly dark?: boolean;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', tag: '@zh-desktop' },
  { name: 'home-phone', path: '/', tag: '@en-phone', dark: true },
  { name: 'dashboard', path: '/', persona: 'certified', tag: '@zh-desktop' },
  { name: 'my-epd', path: '/epd/mineEpd', persona: 'certified', tag: '@zh-desktop' },
  { name: 'application', path: '/epd/mineEpd/app-010', persona: 'certified', tag: '@en-desktop' },
  { name: 'search', path: '/epd/epdSearch?pcr=PCR-ST-2023-04', tag: '@en-desktop' },
  {
    name: 'compare',
    path: '/epd/epdSearch?compare=epd-018,epd-044,epd-043&view=compare',
    tag: '@zh-desktop',
  },
  { name: 'declaration', path: '/epd/epdSearch?view=declaration&id=epd-002', tag: '@zh-desktop', dark: true },
  { name: 'product-phone', path: '/app/epd/epd-002', tag: '@zh-phone' },
  { name: 'workplace', path: '/thirdAgency', persona: 'agency', tag: '@zh-desktop' },
  { name: 'inbox', path: '/textmessage/all', persona: 'certified', tag: '@en-desktop' },
  { name: 'news', path: '/news', tag: '@zh-desktop' },
];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const { name, path, persona, tag, dark = false } of SCREENS)
  test(name, { tag }, async ({ page, context, world }) => {
    await world.reset('default', { seed: 1, now: '2026-11-20T09:00:00+08:00' });
    if (persona !== undefined) await world.login(persona);
    // Deployments have no workbench button.
    await context.addCookies([{ name: PANEL_COOKIE, value: PANEL.none, url: world.origin }]);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
