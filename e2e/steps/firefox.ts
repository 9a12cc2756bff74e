/**
 * Playwright fully supports its own Firefox build, but an installed one only over WebDriver BiDi. This module fills the gaps that
 * the tests need.
 */
import type { Browser, Locator, Page } from '@playwright/test';

/** Messages between Playwright and the browser, as far as used here (playwright-core 1.65, server/bidi). */
interface Message {
  method?: string;
  params?: { url?: string; download?: string };
}
interface Wire {
  _browserSession: { send: (method: string, params: unknown) => Promise<unknown> };
  _connection: { _transport: { onmessage: (message: Message) => void } };
}

/** Firefox 153 lacks this command, which Playwright sends for every context; the profile sets the preferences instead. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
/** Firefox 153 reports downloads without an id, which Playwright ignores. */
const DOWNLOAD = /^browsingContext\.download/;

/** Patches the BiDi connection so that contexts and downloads work. */
export function mendWire(browser: Browser): void {
  // Internal API, which Playwright's own tests use too.
  const { _connection: client } = browser as Browser & {
    _connection: { toImpl: (from: Browser) => Wire };
  };
  const { _browserSession: session, _connection: connection } = client.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === UNKNOWN_COMMAND ? Promise.resolve({}) : send(method, params);

  const transport = connection._transport;
  const hear = transport.onmessage;
  transport.onmessage = (message) => {
    const { method = '', params } = message;
    if (DOWNLOAD.test(method) && params?.url !== undefined) params.download ??= params.url;
    hear(message);
  };
}

/**
 * `fill` sets the value from inside the page, so React's value tracking misses the change; this types instead.
 * @returns a function that restores `fill`
 */
export function typeInPlaceOfFill(page: Page): () => void {
  // Prototype shared by all locators.
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  const before = Object.getOwnPropertyDescriptor(locators, 'fill') ?? {};
  locators.fill = async function typed(this: Locator, value: string): Promise<void> {
    await this.click();
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(value);
  };
  return () => {
    Object.defineProperty(locators, 'fill', before);
  };
}
