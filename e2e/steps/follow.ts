/** Client-side navigation. */
import type { Frame, Page } from '@playwright/test';

/**
 * Navigates as a link does, which is faster than a reload, and waits for the page's heading.
 * @param loading the portal's loading text in the page's language
 */
export async function follow(page: Page | Frame, path: string, loading: string): Promise<void> {
  await page.evaluate((to) => {
    for (const old of document.querySelectorAll('h1')) old.dataset['old'] = 'yes';
    history.pushState(null, '', to);
  }, path);
  await page.waitForFunction(
    ({ to, words }) =>
      location.pathname === to &&
      document.querySelector('h1:not([data-old])') !== null &&
      [...document.querySelectorAll(':not([aria-hidden]) > [role=status]')].every(
        ({ textContent }) => !textContent.startsWith(words),
      ),
    { to: path.replace(/\?.*/, ''), words: loading },
  );
}
