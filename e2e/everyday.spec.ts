/** Everyday use: content above the fold. */
import { expect, test } from './fixtures.ts';

const SMALL_DESKTOP = { width: 1280, height: 800 };

test('with 120 applications what waits for the reader is seen without scrolling', async ({ page, world }) => {
  await page.setViewportSize(SMALL_DESKTOP);
  await world.reset('many-applications');
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  const waiting = page.getByRole('main').getByRole('article');
  await expect(waiting.first()).toBeVisible();
  const seen = await waiting.evaluateAll(
    (cards) => cards.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(6);
  await expect(waiting.first().getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
});
