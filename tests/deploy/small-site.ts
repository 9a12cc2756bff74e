/** A small build, an upload server, and raw requests, for tests of nginx. */
import type { TestContext } from 'vitest';
import { findNginx, HOW_TO_GET_NGINX } from '#scripts/programs.ts';
import { listening } from '../support/listening.ts';
import { createServer, request } from 'node:http';

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
  return { origin: `http://${await listening(uploads)}`, close: () => uploads.close() };
}

/** nginx is required on CI; on other machines the test is skipped with a message. */
export function needsNginx(context: TestContext): void {
  if (findNginx() !== null || process.env['CI'] !== undefined) return;
  console.warn(HOW_TO_GET_NGINX);
  context.skip(HOW_TO_GET_NGINX);
}
