/** A plain host of static files, without any rule: what is not a file is lost. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface StaticHost {
  readonly origin: string;
  /** Address of the folder, with a slash at its end. */
  readonly home: string;
  /** Method and path of all that was asked for. */
  readonly asked: readonly string[];
  close(): void;
}

export interface StaticHostOptions {
  readonly folder: string;
  /** Path of the folder, with a slash at both ends: nothing lies beside it. */
  readonly path: string;
  /** Whether a lost address shows the folder's 404.html, as some hosts do. */
  readonly hasLostPage: boolean;
}

/** The file of a path in a folder, or its index page; null when there is none. */
async function fileAt(folder: string, path: string): Promise<string | null> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory() === true) return path.endsWith('/') ? fileAt(folder, `${path}index.html`) : null;
  return found === null ? null : file;
}

/** Starts a host at any free port. */
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
  // As AddressInfo: it listens on a port, not on a pipe.
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
