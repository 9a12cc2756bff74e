/** A page as it is before its scripts run. */
import type { Page } from '@playwright/test';

/** Holds back the portal's script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/portal-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Warnings and errors of the console, from now on. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().endsWith('blocked by Playwright');
    if (isOurs && ['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  return warnings;
}
