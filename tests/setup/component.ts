/** Setup of every component test: fills in browser APIs that the test DOM lacks. */
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearSession, onUnauthorized } from '#src/api/session.ts';
import { forgetConfig } from '#src/config/config.ts';
import { onLoginRequest } from '#src/lib/login-prompt.ts';
import { provideGateActions } from '#src/parts/session/gate-actions.ts';
import { stubs } from '../support/stubs.ts';
import { decodePictures } from './pictures.ts';

/** Testing Library's own mark of a query inside `waitFor`; it has no public name. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// Same timeout for single files and full runs: answers pass through the whole mock, and CI machines are busy.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  // A query that waits fails many times, and Testing Library prints the page for each; the last failure gets its print afterwards.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
}));

// The test DOM knows no display of <wbr>, which would part the words of a name.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }),
);

/** Media query stub that never matches: desktop, light scheme, motion allowed. */
function matchMedia(media: string): MediaQueryList {
  const query: Partial<MediaQueryList> = {
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  };
  return query as MediaQueryList;
}

/** The test DOM has no layout, so sizes never change and nothing comes into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** React's shared internals; there is no public option to disable owner stacks. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build captures a stack trace for every element (up to 10,000 a second) for its warnings. No test reads them
 * and they take a tenth of the time, so the limit counts as reached.
 */
function noteNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, SHARED);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    // React increments the counter and resets it periodically.
    set: () => undefined,
  });
}

// What a test puts in their place goes again with the test; these stay.
Object.assign(globalThis, {
  matchMedia,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
});
Element.prototype.scrollIntoView = () => undefined;
decodePictures();
noteNoOwnerStacks();

// Clears storage after the page has unmounted, because unmounting saves drafts.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // A former file of this worker may have left a listener that writes one.
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*/, '')}=; Max-Age=0; Path=/`;
});
// Ends the session and resets module state that the tests of a file share: portal config, login and 401 handlers. Registered before
// Testing Library's cleanup and so run after it: an unmounting page may still read its configuration.
afterEach(() => {
  clearSession();
  document.getElementById('portal-config')?.remove();
  forgetConfig();
  onLoginRequest(() => undefined)();
  provideGateActions({ confirm: () => Promise.resolve(false), goTo: () => undefined })();
  onUnauthorized(() => undefined);
});
// Testing Library does this automatically only with global test functions.
afterEach(cleanup);
// Notifications outlive their page and would leak into the next test.
afterEach(() => notifications.clean());
// Registered last and so run first: the other hooks need the browser without stubs.
afterEach(() => {
  if (stubs.stay) return;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
// Pending dynamic imports of an unmounted page would fail after the test file ends, and files share the rejection.
afterAll(() => vi.dynamicImportSettled());
