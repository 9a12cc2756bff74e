import type { Page } from '@playwright/test';

/** The script that each page fetches a second after it stands: recovery from missing scripts, transitions of rows. */
export const lateScript = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /chunk-recovery-.*\.js$/.test(name)),
  );
};
