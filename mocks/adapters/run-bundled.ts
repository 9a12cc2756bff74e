/**
 * Bundles a project module with Rolldown and runs it. Vite's module runner transforms each module separately, which took three
 * times as long.
 */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import { rolldown, type Plugin } from 'rolldown';

export interface BundledOptions {
  /** Contains `node_modules`. */
  readonly root: string;
  /** Relative to the root. */
  readonly entry: string;
  /** Packages to bundle (tree shaking); others are imported. */
  readonly inside: RegExp;
  readonly plugins?: readonly Plugin[];
}

/** Evaluated bundle. Unlike an imported module it can be garbage collected, which matters since each edit creates one. */
export interface Bundled<T> {
  readonly module: T;
  /** Absolute paths of its sources. */
  readonly files: ReadonlySet<string>;
  /** Maps stack trace positions in a text to the sources. */
  readonly traced: (text: string) => string;
}

/** Includes Node built-ins. */
const isPackage = (id: string): boolean => /^@?[a-z]/.test(id);

/** CommonJS interop: for a CommonJS package, the default import holds all exports. */
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
    // The cast is safe: a module namespace is an object.
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
 * Bundles and runs a module.
 * @typeParam T exports of the module
 * @throws build errors, or errors thrown by the module
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
      // Dynamic imports resolve from the bundle's path.
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      // Parameters as declared above.
    }) as (exports: object, require: (name: string) => object) => void;
    const module = {};
    run(module, await packagesOf(imports));
    return {
      // Type given by the caller.
      module: module as T,
      files: new Set(await bundle.watchFiles),
      // Rolldown emits source maps of version 3, as Node requires.
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
