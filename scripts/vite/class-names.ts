/**
 * Classes of our own sheets as single names: a sheet's module exports each, and what is only read as `classes.name` needs no object of
 * all of them. So a script holds the names that it uses, and those of a part that comes later come with it.
 */
import type { Plugin } from 'vite';

const IMPORT = /\bimport (\w+) from (?=(["'])[^"']+\.module\.css\2)/g;

/** The module with its imports of class names made ones of single names, where each use of them names one. */
export function withSingleNames(code: string): string {
  return code.replaceAll(IMPORT, (written, name: string) => {
    const count = (rest: string): number =>
      code.match(new RegExp(String.raw`(?<![\w$.])${name}${rest}`, 'g'))?.length ?? 0;
    // Besides those there is the import itself.
    return count(String.raw`(?![\w$])`) === count(String.raw`\.[A-Za-z]\w*`) + 1
      ? `import * as ${name} from `
      : written;
  });
}

/** The plugin, for builds. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:$|\?)/, code: /\.module\.css/ },
      handler: (code) => ({ code: withSingleNames(code), map: null }),
    },
  };
}
