import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isModuleNotFoundError } from '@tanstack/router-core';
import { recoverFromMissingChunks } from '#src/app/chunk-recovery.ts';
import { renameChunkErrors } from '#src/app/missing-scripts.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { startTexts } from '#src/i18n/i18n.ts';

const reload = vi.fn();
const ENTRY = '/assets/index-here.js';
let listeners: Record<string, ((event: Event) => void)[]>;
/** The server's answer to a request for the page. */
let server: () => Promise<Response>;

const pageWith = (entry: string): Promise<Response> =>
  Promise.resolve(
    new Response(`<head><script src="/browser.js"></script>
    <script type="module" crossorigin src="${entry}"></script></head>`),
  );
const otherBuild = (): Promise<Response> => pageWith('/assets/index-other.js');

/** Starts a page; also with a storage that is unavailable. */
function start(sessionStorage: Storage = window.sessionStorage): void {
  // The test's page cannot reload.
  vi.stubGlobal('window', {
    sessionStorage,
    location: { reload, pathname: '/epd/mineEpd', search: '?scenario=default' },
    addEventListener: (name: string, listener: (event: Event) => void) => {
      (listeners[name] ??= []).push(listener);
    },
  });
  renameChunkErrors();
  recoverFromMissingChunks();
}

beforeEach(async () => {
  await startTexts('en');
  vi.useFakeTimers();
  const entry = document.createElement('script');
  entry.type = 'text/plain';
  entry.setAttribute('src', ENTRY);
  document.head.append(entry);
  server = otherBuild;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => server()),
  );
  window.sessionStorage.clear();
  reload.mockReset();
  listeners = {};
});
afterEach(() => {
  document.head.replaceChildren();
});

/** Fails a dynamic import: the error reaches the caller, and the page may reload. */
async function missing(
  error = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/x.js'),
): Promise<Error> {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  for (const listener of listeners['vite:preloadError'] ?? []) listener(event);
  // With preventDefault the import would resolve with undefined.
  expect(event.defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  return error;
}

function press(target: Element): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  for (const listener of listeners['click'] ?? []) listener(event);
}

it('a chunk of another build brings the new page, but no more than once a minute', async () => {
  start();
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  press(document.createElement('button'));
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  await missing();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has the same build', () => pageWith(ENTRY)],
  ['is out of order', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is the page of a gateway', () => Promise.resolve(new Response('<p>Sign in to the network.</p>'))],
])('where the server %s nothing is loaded anew, and the error says what to do', async (_, answer) => {
  start();
  server = answer;
  const error = await missing();
  expect(reload).not.toHaveBeenCalled();
  expect(isModuleNotFoundError(error), 'the router would load the page anew').toBe(false);
  expect(errorText(error)).toMatch(/could not be loaded\. Check your connection/);
});

it('asks past every cache, once at a time, and starts no situation of the mock anew', async () => {
  start();
  server = () => new Promise<never>(() => undefined);
  await missing();
  await missing();
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith('/epd/mineEpd', expect.objectContaining({ cache: 'no-store' }));
  vi.mocked(fetch).mockClear();
});

it('what is fetched ahead loads nothing anew, what was pressed does', async () => {
  start();
  await vi.advanceTimersByTimeAsync(10_001);
  await missing();
  // A click into a field triggers no import.
  press(document.createElement('input'));
  await missing();
  expect(reload).not.toHaveBeenCalled();
  const link = document.createElement('a');
  link.append(document.createElement('span'));
  press(link.querySelector('span') ?? link);
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['popstate', 'submit'])('%s asks for something too', async (name) => {
  start();
  await vi.advanceTimersByTimeAsync(10_001);
  for (const listener of listeners[name] ?? []) listener(new Event(name));
  await missing();
  expect(reload).toHaveBeenCalledOnce();
});

it('a browser that keeps nothing is not loaded anew, for it could go on for ever', async () => {
  const closed = new Proxy(window.sessionStorage, {
    get: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  start(closed);
  await missing();
  expect(reload).not.toHaveBeenCalled();
});
