/** What axe says about the page that is shown. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../fixtures.ts';
import { quiet } from './quiet.ts';

/** Tags of a screen where the phone shows other parts than the desktop. */
export const TWICE = { tag: ['@zh-desktop', '@en-phone'] };

/** What axe finds now, as lines for people. */
async function violations(page: Page, alsoDark: boolean): Promise<string[]> {
  const light = await findIn(page, 'light');
  return alsoDark ? [...light, ...(await findIn(page, 'dark'))] : light;
}

async function findIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await settle(page);
  // Half a megabyte, once a document.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without an extra page for each look (no screen here holds a frame), and without a list of what is right.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  // Only colours differ between the schemes: the second look is at them alone.
  if (scheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join('; ');
      return `${scheme} ${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Until nothing moves: axe measures contrast, and what fades in or changes its colour has another one meanwhile. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * No violation on what is shown now.
 * @param alsoDark colours do not depend on the width: the dark ones are seen on desktops, but for what only phones show
 */
export async function expectNone(visitor: Visitor, what: string, alsoDark = !visitor.onPhone): Promise<void> {
  await test.step(what, async () => {
    await quiet(visitor.page);
    expect(await violations(visitor.page, alsoDark), what).toEqual([]);
  });
}
