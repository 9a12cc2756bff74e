import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverFromMissingChunks } from '#src/app/chunk-recovery.ts';

const reload = vi.fn();
let listen: ((event: Event) => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
  reload.mockReset();
  // The page of a test cannot be loaded again.
  vi.stubGlobal('window', {
    sessionStorage: window.sessionStorage,
    location: { reload },
    addEventListener: (name: string, listener: (event: Event) => void) => {
      if (name === 'vite:preloadError') listen = listener;
    },
  });
  recoverFromMissingChunks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A chunk that is gone; true when the portal took it upon itself. */
function missing(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  listen?.(event);
  return event.defaultPrevented;
}

it('a missing chunk brings the new page, but no more than once a minute', () => {
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_000);
  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
