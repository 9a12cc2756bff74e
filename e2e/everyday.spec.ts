/** Everyday use: content above the fold, and no Chinese in English. */
import { entriesOf } from '#mocks/lib/tables.ts';
import { expect, test } from './fixtures.ts';
import { chineseOn } from './steps/chinese.ts';
import { follow } from './steps/follow.ts';
import { quiet } from './steps/quiet.ts';

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

/** States of screens that neither e2e/widths.spec.ts nor e2e/accessibility.spec.ts opens in English. */
const FURTHER = {
  certified: [
    '/epd/mineEpd/app-001',
    '/textmessage/all?page=3',
    '/textmessage/m-certified-06',
    '/Result?type=1',
  ],
  'failed-company': ['/enterprise', '/user'],
  rejected: ['/epd/epdApplyFor', '/user'],
  'pending-company': ['/epd/epdApplyFor'],
  agency: ['/textmessage/all?page=4'],
} as const;

test(
  'no state shows Chinese in English where there is an English word for it (decision 35)',
  { tag: '@en-desktop' },
  async ({ page, world, t }) => {
    test.slow();
    for (const [persona, paths] of entriesOf<keyof typeof FURTHER, readonly string[]>(FURTHER)) {
      await world.login(persona);
      await page.goto('/about');
      for (const path of paths) {
        await follow(page, path, t('common.loading'));
        await quiet(page, 300);
        expect.soft(await chineseOn(page), path).toEqual([]);
      }
    }
  },
);
