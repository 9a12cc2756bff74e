/** The two plain scripts of public/ that run before the first paint, as one file of the build: each file is a way to the server. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The second is added to the first. */
const FIRST = 'browser.js';
const SECOND = 'scheme.js';

/** Without the lines that only say something to people, and without the ends of lines that go on. */
export function withoutComments(code: string): string {
  return code
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/([;,{([])\n/g, '$1');
}

/** The plugin, for the portal's build. @throws Error when index.html does not name both, one after the other */
export function firstScripts(): Plugin {
  let folder = '';
  return {
    name: 'first-scripts',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const named = new RegExp(`\\s*<script src="/${SECOND}"></script>`);
        if (!named.test(html) || !html.includes(`<script src="/${FIRST}"></script>`))
          throw new Error(`index.html does not name ${FIRST} and ${SECOND} (scripts/vite/first-scripts.ts).`);
        return html.replace(named, '');
      },
    },
    // After public/ was copied.
    writeBundle() {
      const read = (name: string): string => withoutComments(readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, FIRST), read(FIRST) + read(SECOND));
      rmSync(join(folder, SECOND));
    },
  };
}
