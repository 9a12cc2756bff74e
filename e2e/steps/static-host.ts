/** A static file host without rewrite rules: unknown paths return 404. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { TYPES } from '#mocks/adapters/static-files.ts';

export interface StaticHost {
  readonly origin: string;
  /** URL of the folder, with a trailing slash. */
  readonly home: string;
  /** Method and path of every request. */
  readonly asked: readonly string[];
  close(): void;
}

export interface StaticHostOptions {
  readonly folder: string;
  /** Path of the folder, with slashes at both ends; everything outside returns 404. */
  readonly path: string;
  /** Whether 404 responses contain the folder's 404.html, as on some hosts. */
  readonly hasLostPage: boolean;
}

/** The file or index page of a path; null when there is none. */
async function fileAt(folder: string, path: string): Promise<string | null> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory() === true) return path.endsWith('/') ? fileAt(folder, `${path}index.html`) : null;
  return found === null ? null : file;
}

export async function startStaticHost({ folder, path, hasLostPage }: StaticHostOptions): Promise<StaticHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').split('?', 1)[0] ?? '/';
    asked.push(`${request.method ?? ''} ${address}`);
    const answer = async (): Promise<void> => {
      const file = address.startsWith(path) ? await fileAt(folder, address.slice(path.length - 1)) : null;
      const shown = file ?? (hasLostPage && address.startsWith(path) ? join(folder, '404.html') : null);
      const type = shown === null ? 'text/plain' : (TYPES[extname(shown)] ?? 'application/octet-stream');
      response.writeHead(file === null ? 404 : 200, { 'content-type': type });
      response.end(shown === null || request.method === 'HEAD' ? undefined : await readFile(shown));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Safe: the server listens on a port, so the address is AddressInfo.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    home: origin + path,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
