/** A page that waits for something, such as its scripts. */
import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/portal-*.js');

/** Warnings and errors of the console, from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().endsWith('blocked by Playwright');
    if (isOurs && ['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  return warnings;
}
