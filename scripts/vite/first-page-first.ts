/** What the development server leaves until the first page has come, so that it comes soon. */
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';

/** The browser has all that it knows of, and runs it: what the next page wants is made ready meanwhile, ms. */
const PAUSE_MS = 120;
/** Nobody has asked for anything for so long: the page is there, or nobody opens one yet, ms. */
const QUIET_MS = 800;
/** Not later than this, whatever is asked for, ms. */
const AT_LATEST_MS = 15_000;

/** Where most people go from home, with what that page fetches of its own. */
const NEXT_PAGE = ['/src/routes/epd/search.tsx?part', '/src/ui/select.ts'];

/** The browser has it too once home is drawn: its modules name each other, so that one waits for the other five times over. */
const fetchNext: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module' },
  children: `if (location.pathname === '/')
  addEventListener('load', () => {
    const look = () => {
      if (document.querySelector('#root h1') === null) setTimeout(look, 20);
      else requestIdleCallback(() => import('${NEXT_PAGE[0]}'));
    };
    look();
  });`,
  injectTo: 'body',
};

/** Where others go. */
const OTHER_PAGES = [
  '/src/features/product/product-screen.tsx',
  '/src/features/auth/login-dialog.tsx',
  '/src/features/my-applications/mine-screen.tsx',
  '/src/features/application-form/application-form-screen.tsx',
];

/** Streams that stay open as long as the page does. */
const STREAMS = /^\/__mock\//;

/** Calls once each: when the first page has paused, and when nobody waits for anything. */
function whenQuiet(
  { middlewares, httpServer }: ViteDevServer,
  { pause, quiet }: Record<'pause' | 'quiet', () => void>,
): void {
  let next: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  let waiting = 0;
  let paused = false;
  let ended = false;
  const stop = (): void => {
    ended = true;
    clearTimeout(next);
    clearTimeout(latest);
  };
  const pauseOnce = (): void => {
    if (paused) return;
    paused = true;
    pause();
  };
  const end = (): void => {
    stop();
    pauseOnce();
    quiet();
  };
  const look = (asked: boolean): void => {
    clearTimeout(next);
    if (ended || waiting > 0) return;
    // Without a page there is nothing to pause from.
    if (paused || !asked) next = setTimeout(end, QUIET_MS);
    else
      next = setTimeout(() => {
        pauseOnce();
        next = setTimeout(end, QUIET_MS - PAUSE_MS);
      }, PAUSE_MS);
  };
  middlewares.use(({ url = '/' }, response, done) => {
    if (!ended && !STREAMS.test(url)) {
      waiting += 1;
      look(true);
      response.once('close', () => {
        waiting -= 1;
        look(true);
      });
    }
    done();
  });
  httpServer?.once('listening', () => {
    latest = setTimeout(end, AT_LATEST_MS);
    look(false);
  });
  httpServer?.once('close', stop);
}

/** The plugin, and the moments for what others leave until then. */
export interface FirstPageFirst {
  readonly plugin: Plugin;
  /** The browser runs what it has got: its first calls come next. */
  readonly pause: Promise<void>;
  /** Once nobody waits for a page. */
  readonly quiet: Promise<void>;
}

/**
 * Files are watched a moment later than usual: to look at two thousand of them takes as long as to start the rest. The modules of the
 * next pages are made ready before.
 */
export function firstPageFirst(): FirstPageFirst {
  let watches = false;
  let beginPause = (): void => undefined;
  let beginQuiet = (): void => undefined;
  const pause = new Promise<void>((done) => (beginPause = done));
  const quiet = new Promise<void>((done) => (beginQuiet = done));
  const plugin: Plugin = {
    name: 'first-page-first',
    apply: 'serve',
    config: () => ({
      server: { watch: { ignored: [() => !watches] }, warmup: { clientFiles: ['./src/main.tsx'] } },
    }),
    transformIndexHtml: (_html, { path }) => (path.startsWith('/mocks/') ? [] : [fetchNext]),
    configureServer(server) {
      const warm = (urls: readonly string[]): void => {
        for (const url of urls) void server.environments.client.warmupRequest(url);
      };
      whenQuiet(server, {
        pause() {
          beginPause();
          warm(NEXT_PAGE);
        },
        quiet() {
          watches = true;
          server.watcher.add(server.config.root);
          warm(OTHER_PAGES);
          beginQuiet();
        },
      });
    },
  };
  return { plugin, pause, quiet };
}
