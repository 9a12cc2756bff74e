/** Serves a built portal: media types, cached compression, immutable caching for hashed file names. */
import { readFileSync, statSync, type Stats } from 'node:fs';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageFiles } from '../lib/page-files.ts';

/** Media types by file extension; default is application/octet-stream. nginx uses the same list. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
};
/** Compressible types; images and fonts are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/(?:svg|x-icon))/;
/** Smaller files gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024;
/** Good enough for local use, and ten times faster than the maximum. */
const BROTLI_QUALITY = 5;
/**
 * Cache-Control by folder below the base path; the first match applies. Asset names contain a content hash.
 * scripts/deploy/nginx.ts generates the same for nginx.
 */
export const CACHES = [
  { folder: '/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { folder: '/pdf/', cacheControl: 'public, max-age=86400' },
  { folder: '/', cacheControl: 'no-cache' },
] as const;

/** Answers 200 while the portal can be served, for load balancers and containers; nginx has it below its base path. */
export const HEALTH_PATH = '/healthz';

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly stamp: string;
  readonly type: string;
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
}

function compressed(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  if (encoding === 'identity') return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

function encodingFor(request: IncomingMessage, file: StaticFile): Encoding {
  const plain = file.bodies.get('identity');
  if (!COMPRESSIBLE.test(file.type) || plain === undefined || plain.length < COMPRESS_FROM_BYTES)
    return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function bodyOf(file: StaticFile, encoding: Encoding): Buffer {
  const known = file.bodies.get(encoding);
  if (known !== undefined) return known;
  const made = compressed(file.bodies.get('identity') ?? Buffer.alloc(0), encoding);
  file.bodies.set(encoding, made);
  return made;
}

function cacheOf(path: string): string {
  return (CACHES.find(({ folder }) => path.startsWith(folder)) ?? CACHES[2]).cacheControl;
}

/** Path of a file below the root, or null for path traversal. */
function insideRoot(root: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const file = normalize(join(root, decoded));
  return file === root || file.startsWith(root + sep) ? file : null;
}

/** undefined also if a parent is a file or the name is invalid. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Answers GET and HEAD of a built portal. Returns false if there is no such file and it is no page load. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface StaticOptions {
  readonly base?: string;
  readonly changed?: (html: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @param folder the build; throws an Error if index.html is missing */
export function staticFiles(folder: string, options: StaticOptions = {}): StaticFiles {
  const { base = '/', changed = (html) => html, headers = {} } = options;
  const root = resolve(folder);
  const known = new Map<string, StaticFile>();
  const index = join(root, 'index.html');

  /** Cached by modification time. */
  const load = (path: string): StaticFile | null => {
    const stat = statOf(path);
    if (stat === undefined || !stat.isFile()) return null;
    const stamp = `${stat.mtimeMs}:${stat.size}`;
    const cached = known.get(path);
    if (cached?.stamp === stamp) return cached;
    const bytes = path.endsWith('.html')
      ? Buffer.from(changed(readFileSync(path, 'utf8')))
      : readFileSync(path);
    const file: StaticFile = {
      stamp,
      type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      bodies: new Map([['identity', bytes]]),
    };
    known.set(path, file);
    return file;
  };

  if (load(index) === null) throw new Error(`${folder} holds no index.html: run "npm run build" first`);

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
    cacheControl: string,
  ): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('etag', file.etag);
    response.setHeader('cache-control', cacheControl);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    const encoding = encodingFor(request, file);
    const body = bodyOf(file, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-type', file.type);
    response.setHeader('content-length', body.length);
    response.writeHead(200);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [address = '/', search = ''] = (request.url ?? '/').split('?');
    if (!address.startsWith(base)) return false;
    const path = address.slice(base.length - 1);
    const asked = insideRoot(root, path);
    const file = asked === null ? null : load(asked);
    if (file !== null) {
      send(request, response, file, cacheOf(path));
      return true;
    }
    // SPA fallback for client-side routes. A missing script must stay a 404.
    const isPageLoad = path === '/' || (request.headers.accept ?? '').includes('text/html');
    if (!isPageLoad || asked === null) return false;
    let page: StaticFile | null = null;
    for (const name of pageFiles(path, `?${search}`)) page ??= load(insideRoot(root, name) ?? index);
    if (page === null) return false;
    send(request, response, page, cacheOf('/'));
    return true;
  };
}
