/**
 * A module of the project, bundled natively with all of its own that it imports, and run. Vite's loader transforms module by module:
 * for the mock that took three times as long.
 */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import { rolldown, type Plugin } from 'rolldown';

export interface BundledOptions {
  /** With its `node_modules`. */
  readonly root: string;
  /** Below the root. */
  readonly entry: string;
  /** Packages that are bundled too, because little of them is used; others are imported as they are. */
  readonly inside: RegExp;
  readonly plugins?: readonly Plugin[];
}

/** What was run. It leaves memory with its last use, which an imported module never does: each edit makes one. */
export interface Bundled<T> {
  readonly module: T;
  /** Sources that it was made of, as absolute paths. */
  readonly files: ReadonlySet<string>;
  /** A text with the places of a stack as they stand in the sources. */
  readonly traced: (text: string) => string;
}

/** Also one of Node's own. */
const isPackage = (id: string): boolean => /^@?[a-z]/.test(id);

/** What `require` would give of a package: of one in CommonJS all that it exports, which an import has as its default. */
function required(all: Record<string, unknown>): object {
  const { default: whole, ...names } = all;
  const isWhole = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  return isWhole && Object.keys(names).every((name) => name in whole || name === 'module.exports')
    ? whole
    : all;
}

async function packagesOf(names: readonly string[]): Promise<(name: string) => object> {
  const packages = new Map<string, object>();
  for (const name of names) {
    // Any module is names and values.
    const all = (await import(/* @vite-ignore */ name)) as Record<string, unknown>;
    packages.set(name, required(all));
  }
  return (name) => {
    const found = packages.get(name);
    if (found === undefined) throw new Error(`${name} is not there`);
    return found;
  };
}

/**
 * Bundles and runs it.
 * @typeParam T what the module exports
 * @throws what the sources have wrong, or what the module throws
 */
export async function runBundled<T extends object>(options: BundledOptions): Promise<Bundled<T>> {
  const { root, entry, inside, plugins = [] } = options;
  const bundle = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => isPackage(id) && !inside.test(id),
    experimental: { lazyBarrel: true },
    plugins: [...plugins],
  });
  try {
    const { output } = await bundle.generate({
      format: 'cjs',
      codeSplitting: false,
      sourcemap: 'hidden',
      dir: root,
    });
    const [{ code, map, imports }] = output;
    const name = join(root, `${entry}.bundled.cjs`);
    const run = compileFunction(code, ['exports', 'require'], {
      filename: name,
      // What is imported later, from where the bundle would stand.
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      // Of the two names above.
    }) as (exports: object, require: (name: string) => object) => void;
    const module = {};
    run(module, await packagesOf(imports));
    return {
      // As its caller knows it.
      module: module as T,
      files: new Set(await bundle.watchFiles),
      // The bundler's map is one of the third version, as Node wants it.
      traced: (text) =>
        map === null ? text : traced(text, name, JSON.parse(map.toString()) as SourceMapPayload),
    };
  } finally {
    await bundle.close();
  }
}

function traced(text: string, name: string, payload: SourceMapPayload): string {
  const map = new SourceMap(payload);
  const [before = '', ...after] = text.split(name);
  return after.reduce((out, part) => {
    const [, line = '1', column = '1', rest = ''] = /^:(\d+):(\d+)(.*)$/s.exec(part) ?? [];
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in found
      ? `${out}${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}${rest}`
      : out + name + part;
  }, before);
}
