import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readAllMessages } from './steps/header.ts';

/** What only a browser can measure: pages stay within the window. */

const TOUR_STEPS = 8;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(room);
}

test.describe('in English', () => {
  test.use({ lang: 'en', locale: 'en-US' });

  test('small desktops do not scroll sideways, and each stop of the guide is seen whole', async ({
    page,
    world,
    t,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await world.login('certified');
    for (const path of ['/', '/epd/epdSearch']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/epd/mineEpd');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await world.reset('fresh-company');
    await world.login('certified');
    await page.goto('/epd/epdApplyFor');
    await page
      .getByRole('button', { name: t('epd.apply.tour.start') })
      .first()
      .click();
    for (let step = 1; step <= TOUR_STEPS; step += 1) {
      const card = page.getByRole('dialog').filter({
        hasText: t('epd.apply.tour.progress', { step, total: TOUR_STEPS }),
      });
      await expect(card).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowRight');
    }
  });
});

test('the home page shows its latest declarations on a screen of 1280 x 800', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: t('home.heroTitle') });
  const latest = page.getByRole('table', { name: t('home.latestEpd') });
  await expect(latest.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
  const hero = await page
    .getByRole('main')
    .locator('> div')
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(hero).toBeLessThanOrEqual(420);
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('a tick stands in the middle of its box', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/epd/epdSearch');
  const box = page.getByRole('checkbox', { name: new RegExp(`^${t('epd.search.onlyValid')}`) });
  await box.check();
  const off = await box.evaluate((input) => {
    const middle = (element: Element): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [inner, tick] = [middle(input), middle(input.parentElement?.querySelector('svg') ?? input)];
    return Math.hypot(inner[0] - tick[0], inner[1] - tick[1]);
  });
  expect(off).toBeLessThanOrEqual(1);
});

test('a short message leaves the header in sight and in reach', async ({ page, world, visitor, t }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await world.login('certified');
  await page.goto('/Links');
  await readAllMessages(visitor);
  const message = page.getByRole('status').filter({ hasText: t('inbox.readAllDone') });
  const top = await message.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
});
