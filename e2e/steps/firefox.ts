/**
 * Playwright drives its own build of Firefox in full, and an installed one over WebDriver BiDi, which is younger. What that lacks of
 * what the tests use is made good here, and nothing else differs between the browsers.
 */
import type { Browser, Locator, Page } from '@playwright/test';

/** What passes between Playwright and the browser, as far as it is looked at here (playwright-core 1.65, server/bidi). */
interface Message {
  method?: string;
  params?: { url?: string; download?: string };
}
interface Wire {
  _browserSession: { send: (method: string, params: unknown) => Promise<unknown> };
  _connection: { _transport: { onmessage: (message: Message) => void } };
}

/** Firefox 153 does not know this command; Playwright sends it for every context. The profile says the same by preferences. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
/** Firefox 153 gives a download no id, and Playwright passes over those that have none. */
const DOWNLOAD = /^browsingContext\.download/;

/** Lets contexts be made, and downloads be seen. */
export function mendWire(browser: Browser): void {
  // Not public: Playwright's own tests reach its server side in this way.
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
 * `fill` sets the value from inside the page, which React takes for its own doing: the form would hear nothing. People type.
 * @returns the way back
 */
export function typeInPlaceOfFill(page: Page): () => void {
  // What all locators have in common.
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
