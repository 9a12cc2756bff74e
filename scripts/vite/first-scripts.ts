/** Concatenates the scripts of public/ that run before the first paint: each file costs a round trip. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The others are appended to the first, in this order. */
const FIRST = 'browser.js';
const OTHERS = ['failure.js', 'scheme.js'];

const tagOf = (name: string): string => `<script src="/${name}"></script>`;

/** Removes comment lines, indentation, and line breaks after punctuation. */
export function withoutComments(code: string): string {
  return code
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/([;,{([])\n/g, '$1');
}

/** Vite plugin for the portal's build. @throws Error if index.html does not name all of them */
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
    // After public/ is copied.
    writeBundle() {
      const read = (name: string): string => withoutComments(readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, FIRST), [FIRST, ...OTHERS].map(read).join(''));
      for (const name of OTHERS) rmSync(join(folder, name));
    },
  };
}
