import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverFromMissingChunks } from '#src/app/chunk-recovery.ts';

const reload = vi.fn();
let listeners: Record<string, (event: Event) => void>;

/** A page that has just started, and one of a browser that keeps nothing. */
function start(sessionStorage: Storage = window.sessionStorage): void {
  // The page of a test cannot be loaded again.
  vi.stubGlobal('window', {
    sessionStorage,
    location: { reload },
    addEventListener: (name: string, listener: (event: Event) => void) => {
      listeners[name] = listener;
    },
  });
  recoverFromMissingChunks();
}

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
  reload.mockReset();
  listeners = {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A chunk that is gone; true when the portal took it upon itself. */
function missing(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  listeners['vite:preloadError']?.(event);
  return event.defaultPrevented;
}

function press(target: Element): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  listeners['click']?.(event);
}

it('a missing chunk brings the new page, but no more than once a minute', () => {
  start();
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_000);
  press(document.createElement('button'));
  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('what is fetched ahead loads nothing anew, what was pressed does', () => {
  start();
  vi.advanceTimersByTime(10_001);
  expect(missing()).toBe(false);
  // A click into a field asks for nothing.
  press(document.createElement('input'));
  expect(missing()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  const link = document.createElement('a');
  link.append(document.createElement('span'));
  press(link.querySelector('span') ?? link);
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['popstate', 'submit'])('%s asks for something too', (name) => {
  start();
  vi.advanceTimersByTime(10_001);
  listeners[name]?.(new Event(name));
  expect(missing()).toBe(true);
});

it('a browser that keeps nothing is not loaded anew, for it could go on for ever', () => {
  const closed = new Proxy(window.sessionStorage, {
    get: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  start(closed);
  expect(missing()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
