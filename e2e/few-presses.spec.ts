/** What people look for often is a press or two away. */
import { expect, test } from './fixtures.ts';
import { countClicks } from './steps/count-clicks.ts';
import { lateScript } from './steps/late-script.ts';

test('who refused what, and when, is one press from My EPD, and the row brings its drawing along', async ({
  page,
  world,
  t,
}) => {
  await world.reset('contract-refused');
  await world.login('certified');
  // Elsewhere the browser tests do without movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        document.documentElement.dataset['moved'] = moved.join(' ');
      });
      return transition;
    };
  });
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
  await expect(page.locator('html')).toHaveAttribute('data-moved', /view-transition-group\(drawing-/);
  await page.goBack();
  await expect(row).toBeFocused();
});
