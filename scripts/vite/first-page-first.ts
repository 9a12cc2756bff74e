/** What the development server leaves until the first page has come, so that it comes soon. */
import type { Plugin, ViteDevServer } from 'vite';

/** Nobody has asked for anything for so long: the page is there, or nobody opens one yet, ms. */
const QUIET_MS = 800;
/** Not later than this, whatever is asked for, ms. */
const AT_LATEST_MS = 15_000;

/** Where people go from home. */
const NEXT_PAGES = [
  '/src/features/declaration-search/search-screen.tsx',
  '/src/features/product/product-screen.tsx',
  '/src/features/auth/login-dialog.tsx',
  '/src/features/my-applications/mine-screen.tsx',
];

/** Streams that stay open as long as the page does. */
const STREAMS = /^\/__mock\//;

/** Calls once, when nobody waits for anything. */
function whenQuiet({ middlewares, httpServer }: ViteDevServer, begin: () => void): void {
  let quiet: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  let waiting = 0;
  let has = false;
  const stop = (): void => {
    has = true;
    clearTimeout(quiet);
    clearTimeout(latest);
  };
  const run = (): void => {
    stop();
    begin();
  };
  const look = (): void => {
    clearTimeout(quiet);
    if (!has && waiting === 0) quiet = setTimeout(run, QUIET_MS);
  };
  middlewares.use(({ url = '/' }, response, next) => {
    if (!has && !STREAMS.test(url)) {
      waiting += 1;
      look();
      response.once('close', () => {
        waiting -= 1;
        look();
      });
    }
    next();
  });
  httpServer?.once('listening', () => {
    latest = setTimeout(run, AT_LATEST_MS);
    look();
  });
  httpServer?.once('close', stop);
}

/** The plugin, and the moment for what others leave until then. */
export interface FirstPageFirst {
  readonly plugin: Plugin;
  /** Once nobody waits for a page. */
  readonly quiet: Promise<void>;
}

/**
 * Files are watched a moment later than usual: to look at two thousand of them takes as long as to start the rest. Then the modules
 * of the next pages are made ready.
 */
export function firstPageFirst(): FirstPageFirst {
  let watches = false;
  let begin = (): void => undefined;
  const quiet = new Promise<void>((done) => (begin = done));
  const plugin: Plugin = {
    name: 'first-page-first',
    apply: 'serve',
    config: () => ({
      server: { watch: { ignored: [() => !watches] }, warmup: { clientFiles: ['./src/main.tsx'] } },
    }),
    configureServer(server) {
      whenQuiet(server, () => {
        watches = true;
        server.watcher.add(server.config.root);
        for (const url of NEXT_PAGES) void server.environments.client.warmupRequest(url);
        begin();
      });
    },
  };
  return { plugin, quiet };
}
