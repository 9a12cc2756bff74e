/** What is put onto a server: the build made right for its path, with compressed files beside it, and nginx's configuration. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withBasePath, withFilesAt } from '#mocks/demo/page.ts';
import { nginxConfig, type NginxOptions } from './nginx.ts';

export interface ReleaseOptions extends Omit<NginxOptions, 'root'> {
  /** The build. */
  readonly dist: string;
  /** Where everything is written; it is emptied first. */
  readonly out: string;
  /** Where the pages will be on the server: `<out>/html` without it. */
  readonly root?: string;
  /** Brotli's quality, 11 at most, which is slow. */
  readonly quality?: number;
}

/** Folders whose files nobody edits on the server: what is compressed beside them stays true. */
const COMPRESSED = ['assets', 'pdf'];
const TEXTS = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.wasm']);
/** Below this a compressed file saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

function compress(folder: string, quality: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.has(extname(name))) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < COMPRESS_FROM_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
}

/** The page of a build, made right for a path. */
export function pageFor(html: string, base: string): string {
  return base === '/' ? html : withBasePath(withFilesAt(html, '/', base), base);
}

/**
 * Writes `html/` (below the portal's path) and `portal.conf`.
 * @throws Error when there is no build
 */
export function writeRelease(options: ReleaseOptions): void {
  const { dist, out, base = '/', root = join(out, 'html'), quality = constants.BROTLI_MAX_QUALITY } = options;
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const html = join(out, 'html', base);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(html, { recursive: true });
  cpSync(dist, html, { recursive: true, filter: (source) => !/[\\/]\.vite$/.test(source) });
  writeFileSync(join(html, 'index.html'), pageFor(page, base));
  for (const folder of COMPRESSED) compress(join(html, folder), quality);
  writeFileSync(join(out, 'portal.conf'), nginxConfig({ ...options, root }));
}
