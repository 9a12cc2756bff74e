/** Defers work of the development server until the first page has loaded. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Pause in requests after which the browser is running what it has; the server prepares the next modules meanwhile, ms. */
const PAUSE_MS = 120;
/** Without requests for this long, the page has loaded or none is open, ms. */
const QUIET_MS = 800;
/** Upper limit of the delay, ms. */
const AT_LATEST_MS = 15_000;

/** The most common next page after home, and what it imports. */
const NEXT_PAGE = ['/src/routes/epd/search.tsx?part', '/src/ui/select.ts'];

/** Loads the next page's modules once home is rendered; nested imports would otherwise cost five sequential round trips. */
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

const OTHER_PAGES = [
  '/src/features/product/product-screen.tsx',
  '/src/features/auth/login-dialog.tsx',
  '/src/features/my-applications/mine-screen.tsx',
  '/src/features/application-form/application-form-screen.tsx',
];

/** Event streams, open as long as the page. */
const STREAMS = /^\/__mock\//;

/** The plugin, with promises for deferred work. */
export interface FirstPageFirst {
  readonly plugin: Plugin;
  /** The browser has loaded a first set of modules and runs it. */
  readonly pause: Promise<void>;
  /** No page is loading. */
  readonly quiet: Promise<void>;
}

/**
 * Starts the file watcher later: watching two thousand files takes as long as the rest of the start. Transforms the modules of
 * the next pages first.
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
    configureServer({ middlewares, httpServer, watcher, config, environments }) {
      const warm = (urls: readonly string[]): void => {
        for (const url of urls) void environments.client.warmupRequest(url);
      };
      void pause.then(() => warm(NEXT_PAGE));
      void quiet.then(() => {
        watches = true;
        watcher.add(config.root);
        warm(OTHER_PAGES);
      });
      let pending = 0;
      let timers: NodeJS.Timeout[] = [];
      let latest: NodeJS.Timeout | undefined;
      const stop = (): void => {
        for (const timer of timers) clearTimeout(timer);
      };
      const end = (): void => {
        beginPause();
        beginQuiet();
      };
      middlewares.use(({ url = '/' }, response, next) => {
        if (!STREAMS.test(url)) {
          pending += 1;
          stop();
          response.once('close', () => {
            pending -= 1;
            if (pending === 0) timers = [setTimeout(beginPause, PAUSE_MS), setTimeout(end, QUIET_MS)];
          });
        }
        next();
      });
      httpServer?.once('listening', () => {
        timers = [setTimeout(end, QUIET_MS)];
        latest = setTimeout(end, AT_LATEST_MS);
      });
      httpServer?.once('close', () => {
        stop();
        clearTimeout(latest);
      });
    },
  };
  return { plugin, pause, quiet };
}
