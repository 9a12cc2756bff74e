/** To another page as a link goes there. */
import type { Frame, Page } from '@playwright/test';

/**
 * Goes to another page as a link would, which is quicker than loading the portal anew, and waits for its heading.
 * @param loading the portal's word for a page that is still coming, in the page's language
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
      [...document.querySelectorAll('[role=status]')].every(
        ({ textContent }) => !textContent.startsWith(words),
      ),
    { to: path.replace(/\?.*/, ''), words: loading },
  );
}
