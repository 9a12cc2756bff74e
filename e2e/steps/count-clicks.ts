/** Counts what somebody presses. */
import type { Page } from '@playwright/test';

/**
 * Counts pointer presses and key presses that activate something. Typing and Tab do not count; a click forwarded from a label to
 * its field counts once.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = (): void => {
      const before = Number(sessionStorage.getItem('e2e-clicks') ?? '0');
      sessionStorage.setItem('e2e-clicks', String(before + 1));
    };
    addEventListener('pointerdown', note, true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const activates = key === 'Enter' || (key === ' ' && !(target instanceof HTMLInputElement));
        if (activates) note();
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('e2e-clicks') ?? '0'));
}
