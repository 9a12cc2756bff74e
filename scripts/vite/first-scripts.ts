/** The plain scripts of public/ that run before the first paint, as one file of the build: each file is a way to the server. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The others are added to the first, in this order. */
const FIRST = 'browser.js';
const OTHERS = ['failure.js', 'scheme.js'];

const tagOf = (name: string): string => `<script src="/${name}"></script>`;

/** Without the lines that only say something to people, and without the ends of lines that go on. */
export function withoutComments(code: string): string {
  return code
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/([;,{([])\n/g, '$1');
}

/** The plugin, for the portal's build. @throws Error when index.html does not name all of them */
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
        for (const name of [FIRST, ...OTHERS])
          if (!html.includes(tagOf(name)))
            throw new Error(`index.html does not name ${name} (scripts/vite/first-scripts.ts).`);
        return OTHERS.reduce((rest, name) => rest.replace(new RegExp(`\\s*${tagOf(name)}`), ''), html);
      },
    },
    // After public/ was copied.
    writeBundle() {
      const read = (name: string): string => withoutComments(readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, FIRST), [FIRST, ...OTHERS].map(read).join(''));
      for (const name of OTHERS) rmSync(join(folder, name));
    },
  };
}
