/** `npm start` looks at its files, and makes the next pages ready, when the first page has come. */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { firstPageFirst } from '#scripts/vite/first-page-first.ts';

type Middleware = (request: { url: string }, response: EventEmitter, next: () => void) => void;

/** A server that only says what was done with it. */
function openServer() {
  const { plugin, quiet } = firstPageFirst();
  const { config, configureServer } = plugin;
  const onQuiet = vi.fn();
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
  // What the plugin uses of one.
  (configureServer as unknown as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  // As the plugin makes it.
  const { ignored } = (config as () => { server: { watch: { ignored: [() => boolean] } } })().server.watch;
  httpServer.emit('listening');
  return {
    add,
    warmupRequest,
    onQuiet,
    httpServer,
    ignores: () => ignored[0](),
    /** Gives the way to answer. */
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

it('waits while something is asked for, and a moment longer', async () => {
  const { add, warmupRequest, onQuiet, ignores, ask } = openServer();
  const answer = ask('/src/main.tsx');
  vi.advanceTimersByTime(5000);
  expect([ignores(), add.mock.calls]).toEqual([true, []]);
  answer();
  vi.advanceTimersByTime(700);
  // The browser has read it, and asks for what it imports.
  ask('/src/app/boot.ts')();
  vi.advanceTimersByTime(700);
  await Promise.resolve();
  expect([add.mock.calls, onQuiet.mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(200);
  await Promise.resolve();
  expect(onQuiet).toHaveBeenCalledTimes(1);
  expect([ignores(), add.mock.calls]).toEqual([false, [['/root']]]);
  expect(warmupRequest).toHaveBeenCalledWith('/src/features/declaration-search/search-screen.tsx');
  for (const [path] of warmupRequest.mock.calls) expect(existsSync(join(ROOT, path))).toBe(true);
  ask('/src/more.ts')();
  vi.advanceTimersByTime(60_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it('waits for no stream of news, which never ends', () => {
  const { add, ask } = openServer();
  ask('/__mock/api/events');
  vi.advanceTimersByTime(900);
  expect(add).toHaveBeenCalledTimes(1);
});

it('does not wait for ever', () => {
  const { add, ask } = openServer();
  ask('/src/main.tsx');
  vi.advanceTimersByTime(14_900);
  expect(add).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(add).toHaveBeenCalledTimes(1);
});

it('does nothing on a server that was closed', () => {
  const { add, httpServer } = openServer();
  httpServer.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(add).not.toHaveBeenCalled();
});
