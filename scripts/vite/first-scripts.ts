/** Concatenates the scripts of public/ that run before the first paint: each file costs a round trip. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The others are appended to the first, in this order. */
const FIRST = 'browser.js';
const OTHERS = ['failure.js', 'scheme.js'];

const tagOf = (name: string): string => `<script src="/${name}"></script>`;

/** Short local names, no comments, indentation or line breaks after punctuation; what else the minifier does is not ES5. */
export function minifyEs5(code: string): string {
  return minifySync(FIRST, code, { compress: false, codegen: { removeWhitespace: false } })
    .code.replaceAll(/^\s+/gm, '')
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
      const all = [FIRST, ...OTHERS].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
      writeFileSync(join(folder, FIRST), minifyEs5(all));
      for (const name of OTHERS) rmSync(join(folder, name));
    },
  };
}
