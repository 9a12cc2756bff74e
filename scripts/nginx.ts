/**
 * Finds nginx for tests of its configuration. Installs it on Debian as root; elsewhere prints what to do. As a program it prints
 * the path.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installDebian, isDebianRoot, onSearchPath } from './lib/debian.ts';

/** Debian's brotli_static module. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const HOW_TO_GET_NGINX =
  'nginx is missing: "apt-get install nginx-light libnginx-mod-http-brotli-static" (Debian), "brew install nginx" (macOS), or set NGINX_PATH.';

/** Path of an installed nginx, or null. */
export function findNginx(): string | null {
  const named = process.env['NGINX_PATH'];
  const places = [...(named === undefined ? [] : [named]), ...onSearchPath('nginx'), '/usr/sbin/nginx'];
  return places.find((path) => existsSync(path)) ?? null;
}

/** Path of nginx, installed first if possible. Throws an error that says what to do. */
export function ensureNginx(): string {
  if (isDebianRoot() && (findNginx() === null || !existsSync(BROTLI_MODULE)))
    installDebian(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const nginx = findNginx();
  if (nginx !== null) return nginx;
  throw new Error(HOW_TO_GET_NGINX);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureNginx());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Outside CI only the nginx tests fail, not the whole run.
    if (process.env['CI'] !== undefined) process.exitCode = 1;
  }
}
