/** A page whose requests wait, or are answered otherwise. */
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

/** Changes fields of `data` in the server's answer. */
export async function changeData(
  page: Page,
  address: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    // Safe: the contract's envelope.
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });
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
