/** Builds the service worker of product pages (src/app/offline-worker.ts) with its precache list. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { WORKER_FILE } from '#src/lib/offline.ts';
import { oneScript } from '../lib/one-script.ts';
import { fileOf, PUBLIC_PAGES } from '../pages/table.ts';

const PRODUCT = PUBLIC_PAGES.find(({ path }) => path === '/app/epd/$id');

interface Kept {
  readonly url: string;
  /** Null for names with a hash. */
  readonly revision: string | null;
}

/** The page and what it loads, relative to the worker. */
function keptFiles(page: string, html: string): Kept[] {
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const files = [...html.matchAll(/\b(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map(([, url = '']) => url);
  return [
    { url: page, revision },
    ...[...new Set(files)].map((url) => ({ url, revision: url.startsWith('assets/') ? null : revision })),
  ];
}

const bundled = (kept: readonly Kept[]): Promise<string> =>
  oneScript('src/app/offline-worker.ts', {
    format: 'iife',
    define: { PRECACHE: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  });

/** Vite plugin for the portal's build; after public-pages.ts, whose files it lists. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = PRODUCT === undefined ? '' : fileOf(PRODUCT, null);
        const html = bundle[page];
        if (html?.type !== 'asset')
          throw new Error('The build has no product page (scripts/pages/table.ts).');
        this.emitFile({
          type: 'asset',
          fileName: WORKER_FILE,
          source: await bundled(keptFiles(page, String(html.source))),
        });
      },
    },
  };
}
