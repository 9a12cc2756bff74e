/** What people look for often is a press or two away. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countClicks } from './steps/count-clicks.ts';
import { lateScript } from './steps/late-script.ts';

/** Writes what the last view transition moved to `data-carried`. Elsewhere the browser tests do without movement. */
async function recordMoves(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      delete document.documentElement.dataset['carried'];
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        const row = document.querySelector('a[data-moved]') === null ? [] : ['to a row'];
        document.documentElement.dataset['carried'] = [...moved, ...row].join(' ');
      });
      return transition;
    };
  });
}

const expectCarried = (page: Page, group: string, where = ''): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute(
    'data-carried',
    new RegExp(`view-transition-group\\(${group}.*${where}`),
  );

test(
  'a row becomes its declaration: drawing and figure, then the whole certificate',
  { tag: '@zh-desktop' },
  async ({ page, t }) => {
    await recordMoves(page);
    await page.goto('/epd/epdSearch');
    const row = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
    await lateScript(page);
    await row.hover();
    await row.click();
    await expectCarried(page, 'figure');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('epd.detail.openPage') })
      .click();
    await expectCarried(page, 'band');
  },
);

test('who refused what, and when, is one press from My EPD, and the row brings its drawing along', async ({
  page,
  world,
  t,
}) => {
  await world.reset('contract-refused');
  await world.login('certified');
  await recordMoves(page);
  const clicks = await countClicks(page);
  await page.goto('/epd/mineEpd');
  const row = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await lateScript(page);
  // The page is fetched while the pointer is on its way.
  await row.hover();
  await row.click();
  const refusal = page.getByRole('listitem').filter({ hasText: t('epd.mine.story.contractRefused') });
  await expect(refusal).toBeInViewport();
  await expect(refusal.getByRole('time')).toBeVisible();
  await expect(refusal).toContainText(t('epd.mine.by.company'));
  expect(await clicks()).toBe(1);
  for (const group of ['drawing-', 'title']) await expectCarried(page, group);
  await page.goBack();
  await expect(row).toBeFocused();
  await expectCarried(page, 'title', 'to a row');
});
