/** The way through a page with a keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Visitor } from '../fixtures.ts';
import type { TestFile } from './files.ts';

/** More places than the page has: whoever needs more is lost. */
const TABS_MAX = 80;

/** Goes on with the tab key until a place has the focus. */
export async function tabTo({ page }: Visitor, place: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await place.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

/** Answers every file dialog of the page from now on with the file that is named last. */
export function answerDialogs(page: Page): (file: TestFile) => void {
  let next: TestFile | null = null;
  page.on('filechooser', (chooser) => {
    if (next !== null) void chooser.setFiles(next);
  });
  return (file) => {
    next = file;
  };
}
