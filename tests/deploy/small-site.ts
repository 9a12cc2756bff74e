/** A small build, an upload server, and raw requests, for tests of nginx. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HTML = { accept: 'text/html' };
export const SCRIPT = `console.log(${JSON.stringify('钢铁 '.repeat(800))});\n`;
export const PAGE =
  '<!doctype html><script type="application/json" id="portal-config">{}</script><script src="/assets/main-1.js"></script>';

export const FILES = {
  'index.html': PAGE,
  'index.en.html': '<!doctype html>home en',
  'news/index.html': '<!doctype html>news',
  'news/index.en.html': '<!doctype html>news en',
  'app/epd/index.html': '<!doctype html>product',
  'config.json': '{ "secretariatPhone": "1" }',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1.js': SCRIPT,
  'assets/pdf.worker-1.mjs': 'export {};',
  'pdf/cmaps/A.bcmap': 'bytes',
};

/** Raw request: fetch would decompress the answer. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }> {
  return new Promise((done, fail) => {
    request(`${origin}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string | undefined>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** An upload server with hostile content: HTML as picture 1, JSON as picture 2. */
export async function startUploads(): Promise<{ origin: string; close: () => void }> {
  const uploads = createServer(({ url }, response) => {
    const type = url?.endsWith('1') === true ? 'text/html' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end('<script>steal()</script>');
  });
  await new Promise<void>((done) => uploads.listen(0, '127.0.0.1', done));
  // Safe: it listens on a port, not on a pipe.
  const { port } = uploads.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => uploads.close() };
}
