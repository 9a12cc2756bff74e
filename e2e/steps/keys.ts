/** Keyboard navigation. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Visitor } from '../fixtures.ts';
import type { TestFile } from './files.ts';

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

/** Answers every file chooser of the page with the last file given. */
export function answerDialogs(page: Page): (file: TestFile) => void {
  let next: TestFile | null = null;
  page.on('filechooser', (chooser) => {
    if (next !== null) void chooser.setFiles(next);
  });
  return (file) => {
    next = file;
  };
}
