/** When a page has all that it asked for. */
import type { Page, Request } from '@playwright/test';

/** What is under way for a page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** So long without a new request, and nothing more is coming, milliseconds. */
const QUIET_MS = 100;
const LOOKS_EVERY_MS = 50;

/** Counts a page's requests from now on; every test's page is counted from its beginning. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // A stream of news never ends.
    if (request.resourceType() === 'eventsource') return;
    // What a former document asked for is never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until nothing was under way for a while. (The load state "networkidle" takes 500 ms at least, and is over for
 * good once it was reached.)
 * @param forMs longer where nothing may come at all
 */
export async function quiet(page: Page, forMs = QUIET_MS): Promise<void> {
  const requests = underWay.get(page);
  if (requests === undefined) throw new Error('The requests of this page are not counted.');
  for (let calm = 0; calm < forMs; calm = requests.size === 0 ? calm + LOOKS_EVERY_MS : 0)
    await page.waitForTimeout(LOOKS_EVERY_MS);
}
