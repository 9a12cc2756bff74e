/** Runs before every component test: what browsers have and the test DOM lacks or only pretends to have. */
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { forgetConfig } from '#src/config/config.ts';
import { onLoginRequest } from '#src/lib/login-prompt.ts';
import { lendHands } from '#src/parts/session/gate-hands.ts';
import { noteNoOwnerStacks } from './owner-stacks.ts';
import { decodePictures } from './pictures.ts';

// One for all, so that a file alone waits as long as in a full run: answers come through the whole mock, and machines that
// test are busy.
configure({ asyncUtilTimeout: 15_000 });

/** A media query that never matches and never changes: desktop, light, motion allowed. */
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

/** Nothing has a size here, so nothing ever changes its size. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('matchMedia', matchMedia);
vi.stubGlobal('ResizeObserver', SilentResizeObserver);
Element.prototype.scrollIntoView = () => undefined;
decodePictures();
noteNoOwnerStacks();

// What one test has stored is nothing that another one finds; after the page has gone, which stores its drafts then.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
// What waits for a portal that never came, who answers a 401, and how the portal is set up: files share their modules.
// Told before the library, so done after it: a page that goes may still ask for its configuration.
afterEach(() => {
  document.getElementById('portal-config')?.remove();
  forgetConfig();
  onLoginRequest(() => undefined)();
  lendHands({ confirm: () => Promise.resolve(false), goTo: () => undefined })();
  onUnauthorized(() => undefined);
});
// The library does this itself only where test functions are global.
afterEach(cleanup);
// Messages outlive the page that they were shown on: the next test must not read those of the one before.
afterEach(() => notifications.clean());
// A page that was left while a part of it was still coming: without the file that asked, it cannot come, and files share the refusal.
afterAll(() => vi.dynamicImportSettled());
