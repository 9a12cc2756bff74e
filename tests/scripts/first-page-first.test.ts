/** `npm start` starts its file watcher and prepares further pages only after the first page is served. */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { firstPageFirst } from '#scripts/vite/first-page-first.ts';

type Middleware = (request: { url: string }, response: EventEmitter, next: () => void) => void;

/** A server stub that records its calls. */
function openServer() {
  const { plugin, pause, quiet } = firstPageFirst();
  const { config, configureServer } = plugin;
  const onPause = vi.fn();
  const onQuiet = vi.fn();
  void pause.then(onPause);
  void quiet.then(onQuiet);
  const httpServer = new EventEmitter();
  const add = vi.fn();
  const warmupRequest = vi.fn((_path: string) => Promise.resolve());
  let middleware: Middleware | undefined;
  const server = {
    httpServer,
    middlewares: { use: (one: Middleware) => (middleware = one) },
    watcher: { add },
    config: { root: '/root' },
    environments: { client: { warmupRequest } },
  };
  // Safe: the plugin uses only these parts of a server.
  (configureServer as unknown as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  // Safe: the plugin returns this shape.
  const { ignored } = (config as () => { server: { watch: { ignored: [() => boolean] } } })().server.watch;
  httpServer.emit('listening');
  return {
    add,
    warmupRequest,
    onPause,
    onQuiet,
    httpServer,
    ignores: () => ignored[0](),
    /** Returns a function that sends the answer. */
    ask(url: string): () => void {
      const response = new EventEmitter();
      const next = vi.fn();
      middleware?.({ url }, response, next);
      expect(next).toHaveBeenCalledTimes(1);
      return () => response.emit('close');
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEARCH = '/src/routes/epd/search.tsx?part';
const later = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

it('makes the next page ready while the browser runs the first, and looks at files when nobody waits', async () => {
  const { add, warmupRequest, onPause, onQuiet, ignores, ask } = openServer();
  const answer = ask('/src/main.tsx');
  await later(5000);
  expect([ignores(), onPause.mock.calls, add.mock.calls]).toEqual([true, [], []]);
  answer();
  await later(100);
  // The browser has parsed the entry and requests its imports.
  ask('/src/app/boot.ts')();
  await later(100);
  expect([onPause.mock.calls, warmupRequest.mock.calls]).toEqual([[], []]);
  await later(50);
  expect(onPause).toHaveBeenCalledTimes(1);
  expect(warmupRequest).toHaveBeenCalledWith(SEARCH);
  expect(warmupRequest).not.toHaveBeenCalledWith('/src/features/product/product-screen.tsx');
  ask('/src/i18n/texts.ts')();
  await later(700);
  expect([ignores(), add.mock.calls, onQuiet.mock.calls]).toEqual([true, [], []]);
  await later(150);
  expect([ignores(), add.mock.calls]).toEqual([false, [['/root']]]);
  expect(onQuiet).toHaveBeenCalledTimes(1);
  expect(warmupRequest).toHaveBeenCalledWith('/src/features/product/product-screen.tsx');
  const paths = warmupRequest.mock.calls.map(([path]) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(existsSync(join(ROOT, path.replace('?part', '')))).toBe(true);
  ask('/src/more.ts')();
  await later(60_000);
  expect([add.mock.calls.length, onPause.mock.calls.length]).toEqual([1, 1]);
});

it('knows of no pause before somebody opens a page, and does all of it then', async () => {
  const { add, onPause, warmupRequest } = openServer();
  await later(700);
  expect([onPause.mock.calls, warmupRequest.mock.calls]).toEqual([[], []]);
  await later(200);
  expect([onPause.mock.calls.length, add.mock.calls.length]).toEqual([1, 1]);
  expect(warmupRequest).toHaveBeenCalledWith(SEARCH);
});

it('waits for no stream of news, which never ends', async () => {
  const { add, ask } = openServer();
  ask('/__mock/api/events');
  await later(900);
  expect(add).toHaveBeenCalledTimes(1);
});

it('does not wait for ever', async () => {
  const { add, ask } = openServer();
  ask('/src/main.tsx');
  ask('/src/app/boot.ts')();
  await later(14_900);
  expect(add).not.toHaveBeenCalled();
  await later(200);
  expect(add).toHaveBeenCalledTimes(1);
});

it('does nothing on a server that was closed', async () => {
  const { add, httpServer } = openServer();
  httpServer.emit('close');
  await later(60_000);
  expect(add).not.toHaveBeenCalled();
});
