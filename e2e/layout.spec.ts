import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
