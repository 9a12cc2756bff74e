/** Ways through a page for whoever uses no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the portal has before its content. */
const STOPS = 40;

/** Presses Tab until the element has the focus; fails where that never happens. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}
