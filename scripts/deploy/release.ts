/** Writes a release: the build adapted to its base path, with compressed files, and nginx's configuration. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withBasePath, withFilesAt } from '#mocks/demo/place.ts';
import { filesBelow } from '../lib/paths.ts';
import { withAddress } from '../pages/head-tags.ts';
import { ASKED_LANGUAGES, fileOf, PUBLIC_PAGES } from '../pages/table.ts';
import { nginxConfig, type NginxOptions } from './nginx.ts';

export interface ReleaseOptions extends Omit<NginxOptions, 'root'> {
  readonly dist: string;
  /** Output folder; emptied first. */
  readonly out: string;
  /** Document root on the server; default `<out>/html`. */
  readonly root?: string;
  /** Public origin, such as `https://epd.example.com`, for canonical URLs and link previews. */
  readonly origin?: string;
  /** Brotli quality, at most 11 (slow). */
  readonly quality?: number;
}

/** Folders with immutable files: precompressed copies never become stale. */
const COMPRESSED = ['assets', 'pdf'];
const TEXTS = /\.(?:m?js|css|svg|json|txt|wasm)$/;
/** Below this size compression saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

function compress(folder: string, quality: number): void {
  for (const name of filesBelow(folder, TEXTS)) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < COMPRESS_FROM_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
}

export function pageFor(html: string, base: string): string {
  return base === '/' ? html : withBasePath(withFilesAt(html, '/', base), base);
}

/** Adapts the pages to the base path, and adds absolute URLs if the origin is known. */
function writePages(html: string, base: string, origin: string | undefined): void {
  const change = (name: string, by: (text: string) => string): void =>
    writeFileSync(join(html, name), by(readFileSync(join(html, name), 'utf8')));
  for (const name of filesBelow(html, /\.html$/)) change(name, (text) => pageFor(text, base));
  if (origin === undefined) return;
  const home = origin + base.slice(0, -1);
  for (const page of PUBLIC_PAGES)
    for (const asked of ASKED_LANGUAGES)
      change(fileOf(page, asked), (text) => withAddress(text, page, asked, home));
  change('robots.txt', (text) => `${text}\nSitemap: ${home}/sitemap.xml\n`);
}

/**
 * Writes `html/` (below the base path) and `portal.conf`.
 * @throws Error if there is no build
 */
export function writeRelease(options: ReleaseOptions): void {
  const { dist, out, base = '/', root = join(out, 'html'), quality = constants.BROTLI_MAX_QUALITY } = options;
  const html = join(out, 'html', base);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(html, { recursive: true });
  cpSync(dist, html, { recursive: true });
  writePages(html, base, options.origin);
  for (const folder of COMPRESSED) compress(join(html, folder), quality);
  writeFileSync(join(out, 'portal.conf'), nginxConfig({ ...options, root }));
}
