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

/** Further states of screens, beside one address per screen (e2e/widths.spec.ts). */
const FURTHER = {
  certified: [
    '/epd/mineEpd/app-005',
    '/epd/mineEpd/app-001',
    '/epd/mineEpd/app-011?dialog=quote',
    '/epd/mineEpd/app-008?dialog=contract',
    '/epd/mineEpd/app-005?dialog=upload',
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
  'no dialog or state shows Chinese in English where there is an English word for it (decision 35)',
  { tag: '@en-desktop' },
  async ({ page, world, t }) => {
    test.slow();
    const look = async (path: string): Promise<void> => {
      // A dialog keeps the heading of its page, so its address needs a full load.
      if (path.includes('dialog=')) await page.goto(path);
      else await follow(page, path, t('common.loading'));
      await quiet(page, 300);
      expect.soft(await chineseOn(page), path).toEqual([]);
    };
    for (const [persona, paths] of entriesOf<keyof typeof FURTHER, readonly string[]>(FURTHER)) {
      await world.login(persona);
      await page.goto('/about');
      for (const path of paths) await look(path);
    }
  },
);
