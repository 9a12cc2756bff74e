/**
 * Assets that PDF.js needs for PDFs without embedded fonts, from our own origin: CMaps (Chinese) and standard fonts. Served from
 * the package in development, copied to `pdf/` in the build.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folders of the package, and their public paths (src/parts/pdf-preview/pdf-page.tsx). */
const FOLDERS = ['cmaps', 'standard_fonts'] as const;
const PREFIX = 'pdf/';

/** Allowed file names; prevents path traversal. */
const FILE_NAME = /^[\w.-]+\.(?:bcmap|pfb|ttf)$/;

function packageFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => FILE_NAME.test(name));
}

/** Serves and emits the folders; aliases PDF.js to its `legacy` build for older browsers. */
export function pdfAssets(): Plugin {
  const source = packageFolder();
  let base = '/';
  return {
    name: 'pdf-assets',
    config: () => ({
      resolve: {
        // The modern build needs APIs that the oldest supported browsers lack; this one has polyfills (NEWER in browsers.ts).
        alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }],
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const places = new RegExp(`^${base}${PREFIX}(${FOLDERS.join('|')})/([^/?#]+)(?:[?#]|$)`);
      server.middlewares.use((request, response, next) => {
        const [, folder = '', name = ''] = places.exec(request.url ?? '') ?? [];
        if (!FILE_NAME.test(name) || !existsSync(join(source, folder, name))) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/octet-stream');
        createReadStream(join(source, folder, name)).pipe(response);
      });
    },
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of filesOf(join(source, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${PREFIX}${folder}/${name}`,
            source: readFileSync(join(source, folder, name)),
          });
        }
      }
    },
  };
}
