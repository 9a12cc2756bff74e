/** Waits for network idle. */
import type { Page, Request } from '@playwright/test';

/** Pending requests per page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Time without a new request that counts as idle, ms. */
const QUIET_MS = 100;
const LOOKS_EVERY_MS = 50;
/** The longest wait for one request, ms. */
const PATIENCE_MS = 30_000;

/** Tracks a page's requests from now on; the fixtures call it for every page. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // An event stream never ends.
    if (request.resourceType() === 'eventsource') return;
    // Requests of a frame's previous document, and of the frames in a page's previous document, never finish.
    if (request.isNavigationRequest()) {
      const all = request.frame() === page.mainFrame();
      for (const before of requests)
        if (all || (before.serviceWorker() === null && before.frame() === request.frame()))
          requests.delete(before);
    }
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until no request has been pending for a while. Playwright's "networkidle" takes at least 500 ms and does not fire again.
 * @param forMs longer where no request at all is expected
 */
export async function quiet(page: Page, forMs = QUIET_MS): Promise<void> {
  const requests = underWay.get(page);
  if (requests === undefined) throw new Error('The requests of this page are not counted.');
  const until = Date.now() + PATIENCE_MS;
  for (let calm = 0; calm < forMs; calm = requests.size === 0 ? calm + LOOKS_EVERY_MS : 0) {
    if (Date.now() > until) throw new Error(`Pending: ${[...requests].map((one) => one.url()).join(', ')}`);
    await page.waitForTimeout(LOOKS_EVERY_MS);
  }
}
