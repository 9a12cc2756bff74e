/** Keyboard navigation. */
import type { Locator } from '@playwright/test';
import { expect, type Visitor } from '../fixtures.ts';

/** More than the tab stops of any page; fails the test. */
const TABS_MAX = 80;

export async function tabTo({ page }: Pick<Visitor, 'page'>, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await place.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}
